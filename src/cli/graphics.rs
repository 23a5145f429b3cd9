//! Whether a graphics card can draw. Where it cannot, iced has the processor do it and says nothing; we say so.

use iced_wgpu::wgpu::{Backends, DeviceType, Instance, InstanceDescriptor};

/// What is to be told about drawing by the graphics card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Advice {
    /// There is none, or none with a driver: the processor draws.
    NoCard,
    /// There is only a driver by which the processor imitates one, which is slower than our own drawing.
    Imitated,
}

impl Advice {
    /// The message.
    pub(super) fn key(self) -> &'static str {
        match self {
            Self::NoCard => "graphics-no-card",
            Self::Imitated => "graphics-imitated",
        }
    }
}

/// Looks at the drivers there are; nothing if one of them is for a card, or if somebody has chosen what draws.
pub(super) fn advice() -> Option<Advice> {
    if std::env::var_os("ICED_BACKEND").is_some_and(|chosen| !chosen.is_empty()) {
        return None;
    }
    let backends = Backends::from_env().unwrap_or(Backends::all());
    let instance = Instance::new(&InstanceDescriptor { backends, ..InstanceDescriptor::default() });
    about(instance.enumerate_adapters(backends).iter().map(|adapter| adapter.get_info().device_type))
}

/// What is to be told of drivers of these kinds.
fn about(kinds: impl IntoIterator<Item = DeviceType>) -> Option<Advice> {
    let is_card = |kind: DeviceType| match kind {
        DeviceType::IntegratedGpu | DeviceType::DiscreteGpu | DeviceType::VirtualGpu | DeviceType::Other => true,
        DeviceType::Cpu => false,
    };
    let kinds: Vec<bool> = kinds.into_iter().map(is_card).collect();
    match (kinds.is_empty(), kinds.contains(&true)) {
        (true, _) => Some(Advice::NoCard),
        (false, false) => Some(Advice::Imitated),
        (false, true) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Text;

    #[test]
    fn a_card_is_used_without_a_word_and_anything_else_is_told() {
        assert_eq!(about([]), Some(Advice::NoCard));
        assert_eq!(about([DeviceType::Cpu, DeviceType::Cpu]), Some(Advice::Imitated));
        assert_eq!(about([DeviceType::Cpu, DeviceType::IntegratedGpu]), None);
        for language in ["en", "de"] {
            let text = Text::of(language);
            assert!([Advice::NoCard, Advice::Imitated].iter().all(|advice| !text.get(advice.key()).contains('⟦')));
            assert_eq!(text.missing(), Vec::<String>::new());
        }
    }
}
