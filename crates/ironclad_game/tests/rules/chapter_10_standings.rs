//! Where the standings begin (rule 10.3).

use ironclad_game::content::limits::FARTHEST;
use ironclad_game::engine::query::Standing;

#[test]
fn rule_10_3_the_next_standing_either_way_begins_at_the_first_reputation_that_has_it() {
    for reputation in -FARTHEST..=FARTHEST {
        let now = Standing::of(reputation);
        let other = |then: &i8| Standing::of(*then) != now;
        let above = (reputation..=FARTHEST).find(other);
        let below = (-FARTHEST..=reputation).rev().find(other);
        let begins = |then: i8| (Standing::of(then), then);
        assert_eq!(Standing::next_above(reputation), above.map(begins), "above {reputation}");
        assert_eq!(Standing::next_below(reputation), below.map(begins), "below {reputation}");
    }
}
