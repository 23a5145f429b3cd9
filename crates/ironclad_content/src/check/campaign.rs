//! How much a campaign can bring together: nobody and nothing that it gives may find its log full.
//!
//! It counts everything that can become the players' on any way through a story, whichever side they take, with all packs
//! loaded: their gear and the people of their powers turn up in every campaign.

use super::at;
use crate::Content;
use crate::fault::Fault;
use crate::gear::Is;
use crate::hero::Experience;
use crate::id::{FighterId, HeroId, Id, ModuleId, PortId};
use crate::limits::{ARRANGED, FLAGS, FRIENDS, HANGAR, ROSTER, STORES};
use crate::scenario::Scenario;
use crate::sorted::SortedSet;
use crate::story::Stories;
use crate::story::beat::{Beat, StoryBeat};
use words::Message;

/// Where a file says something.
#[derive(Debug, Clone)]
struct Site {
    file: String,
    path: String,
}

/// What a campaign can own, each with where it is given first, in the order of the sites.
struct Owned<I> {
    all: SortedSet<I>,
    /// Where the first thing too many is given.
    over: Option<Site>,
    most: usize,
}

impl<I: Ord> Owned<I> {
    fn new(most: usize) -> Self {
        Self { all: SortedSet::new(), over: None, most }
    }

    fn add(&mut self, thing: I, file: &str, path: &str) {
        if self.all.insert(thing) && self.all.len() > self.most && self.over.is_none() {
            self.over = Some(Site { file: file.to_owned(), path: path.to_owned() });
        }
    }

    /// Tells by this message that there are too many.
    fn tell(&self, message: Message, faults: &mut Vec<Fault>) {
        if let Some(Site { file, path }) = &self.over {
            at(faults, file, path, message);
        }
    }
}

/// All that a campaign can own.
struct Campaign {
    heroes: Owned<HeroId>,
    fighters: Owned<FighterId>,
    modules: Owned<ModuleId>,
    ports: Owned<PortId>,
}

pub(super) fn campaigns(content: &Content, faults: &mut Vec<Fault>) {
    let flags = content.flags.flags.len();
    if flags > FLAGS {
        at(faults, "flags.json", "flags", Message::new("fault-many-flags").with("count", flags).with("most", FLAGS));
    }
    friends(content, faults);
    let packs = content.scenarios.iter().map(|(_, scenario)| scenario.pack().map(str::to_owned));
    let packs: SortedSet<Option<String>> = packs.chain([None]).collect();
    for pack in packs {
        let mut campaign = Campaign::begun(content);
        let mut chapters: Vec<_> = content.scenarios.iter().map(|(_, scenario)| &**scenario).collect();
        chapters.retain(|scenario| scenario.story.is_some() && scenario.pack() == pack.as_deref());
        chapters.sort_by_key(|scenario| scenario.story.as_ref().map(Stories::chapter));
        for scenario in chapters {
            campaign.play(scenario);
        }
        campaign.tell(faults);
    }
}

/// A scenario that is no chapter of a story, as the first of a campaign.
pub(super) fn scenario(content: &Content, scenario: &Scenario, faults: &mut Vec<Fault>) {
    if scenario.story.is_none() {
        let mut campaign = Campaign::begun(content);
        campaign.play(scenario);
        campaign.tell(faults);
    }
}

/// What comes to pass between the powers and the players is told once for each friend.
fn friends(content: &Content, faults: &mut Vec<Fault>) {
    let is_friend = |hero: &&crate::hero::Hero| hero.faction.is_some() && hero.experience == Experience::Veteran;
    let mut friends: Vec<HeroId> =
        content.heroes.iter().filter(|(_, hero)| is_friend(hero)).map(|(hero, _)| hero).collect();
    friends.sort_by_key(|hero| is_of_pack(hero.name(&content.names)));
    if let Some(hero) = friends.get(FRIENDS) {
        let file = format!("heroes/{}.json", hero.name(&content.names));
        let message = Message::new("fault-many-friends").with("count", friends.len()).with("most", FRIENDS);
        at(faults, &file, "faction", message);
    }
}

fn is_of_pack(name: &str) -> bool {
    name.contains('.')
}

impl Campaign {
    /// What any campaign can come by: what it begins with, people, modules and ships of the powers, modules found as gear. What
    /// is built in comes first, so that a pack is told of what is too many.
    fn begun(content: &Content) -> Self {
        let mut campaign = Self {
            heroes: Owned::new(ROSTER),
            fighters: Owned::new(HANGAR),
            modules: Owned::new(STORES),
            ports: Owned::new(ARRANGED),
        };
        let names = &content.names;
        let figures = &content.rules.campaign;
        for hero in &figures.heroes {
            campaign.heroes.add(*hero, "rules.json", "campaign.heroes");
        }
        for fighter in &figures.fighters {
            campaign.fighters.add(*fighter, "rules.json", "campaign.fighters");
        }
        for module in &figures.modules {
            campaign.modules.add(*module, "rules.json", "campaign.modules");
        }
        for of_pack in [false, true] {
            for (id, hero) in content.heroes.iter() {
                let name = id.name(names);
                if hero.faction.is_some() && is_of_pack(name) == of_pack {
                    campaign.heroes.add(id, &format!("heroes/{name}.json"), "faction");
                }
            }
            for (id, fighter) in content.fighters.iter() {
                let name = id.name(names);
                if fighter.faction.is_some() && is_of_pack(name) == of_pack {
                    campaign.fighters.add(id, &format!("fighters/{name}.json"), "faction");
                }
            }
            for (id, module) in content.modules.iter() {
                let name = id.name(names);
                if module.faction.is_some() && is_of_pack(name) == of_pack {
                    campaign.modules.add(id, &format!("modules/{name}.json"), "faction");
                }
            }
            for (id, gear) in content.gear.iter() {
                let name = id.name(names);
                if let Is::Module(module) = gear.is
                    && is_of_pack(name) == of_pack
                {
                    campaign.modules.add(module, &format!("gear/{name}.json"), "is.module");
                }
            }
        }
        campaign
    }

    /// What a scenario brings with it and gives.
    fn play(&mut self, scenario: &Scenario) {
        let file = format!("scenarios/{}.json", scenario.name);
        let written = &scenario.file;
        for (system, squad) in &written.squads {
            for hero in squad {
                self.heroes.add(*hero, &file, &format!("squads.{system}"));
            }
        }
        for fighter in &written.fighters {
            self.fighters.add(*fighter, &file, "fighters");
        }
        for module in &written.modules {
            self.modules.add(*module, &file, "modules");
        }
        if let Some(roster) = &written.roster {
            for hero in &roster.heroes {
                self.heroes.add(*hero, &file, "roster.heroes");
            }
            for fighter in &roster.fighters {
                self.fighters.add(*fighter, &file, "roster.fighters");
            }
            for module in &roster.modules {
                self.modules.add(*module, &file, "roster.modules");
            }
        }
        let milestones = written.milestones.iter().enumerate();
        let milestones = milestones.map(|(place, own)| (format!("milestones[{place}].reward"), &own.reward));
        for (path, reward) in milestones.chain([("reward".to_owned(), &written.reward)]) {
            for hero in &reward.heroes {
                self.heroes.add(*hero, &file, &format!("{path}.heroes"));
            }
            for fighter in &reward.fighters {
                self.fighters.add(*fighter, &file, &format!("{path}.fighters"));
            }
            for module in &reward.modules {
                self.modules.add(*module, &file, &format!("{path}.modules"));
            }
        }
        let stories = scenario.story.iter().flat_map(|stories| stories.all());
        for (_, story) in stories {
            story.each_beat(&scenario.map.names, &mut |path, beat| self.give(&file, path, beat));
        }
    }

    fn give(&mut self, file: &str, path: &str, beat: &Beat) {
        if let Beat::Story(StoryBeat::Join(hero)) = beat {
            self.heroes.add(*hero, file, &format!("{path}.join"));
        }
        if let Beat::Story(StoryBeat::GainShip(fighter)) = beat {
            self.fighters.add(*fighter, file, &format!("{path}.gain-ship"));
        }
        if let Beat::Story(StoryBeat::GainModule(module)) = beat {
            self.modules.add(*module, file, &format!("{path}.gain-module"));
        }
        if let Beat::Story(StoryBeat::PriceAt { port, .. }) = beat {
            self.ports.add(*port, file, &format!("{path}.price-at.port"));
        }
    }

    fn tell(&self, faults: &mut Vec<Fault>) {
        let Self { heroes, fighters, modules, ports } = self;
        let many = heroes.all.len();
        heroes.tell(Message::new("fault-campaign-heroes").with("count", many).with("most", heroes.most), faults);
        let many = fighters.all.len();
        fighters.tell(Message::new("fault-campaign-fighters").with("count", many).with("most", fighters.most), faults);
        let many = modules.all.len();
        modules.tell(Message::new("fault-campaign-modules").with("count", many).with("most", modules.most), faults);
        let many = ports.all.len();
        ports.tell(Message::new("fault-campaign-ports").with("count", many).with("most", ports.most), faults);
    }
}
