//! Whether a graphics card can draw. Where it cannot, iced has the processor do it and says nothing; we say so.

use crate::ui::Advice;

/// What is to be told of what will draw; nothing if it is a card, or if somebody has chosen what draws.
#[cfg(feature = "gpu")]
pub(super) fn advice() -> Option<Advice> {
    if std::env::var_os("ICED_BACKEND").is_some_and(|chosen| !chosen.is_empty()) {
        return None;
    }
    card::about(card::opened())
}

/// Without the graphics card's drawing there is nothing to tell.
#[cfg(not(feature = "gpu"))]
pub(super) fn advice() -> Option<Advice> {
    None
}

#[cfg(feature = "gpu")]
mod card {
    use iced::executor::{self, Executor as _};
    use iced_wgpu::wgpu::{
        Backends, DeviceDescriptor, DeviceType, Instance, InstanceDescriptor, InstanceFlags, Limits, MemoryHints,
        PowerPreference, RequestAdapterOptions,
    };

    use crate::ui::Advice;

    /// The kind of card that iced will draw by; none if there is no driver, or if the one that it would take does not work.
    pub(super) fn opened() -> Option<DeviceType> {
        // Without means to wait iced would open no window either.
        executor::Default::new().ok()?.block_on(asked_as_by_iced())
    }

    /// Asks for a driver and for a device of it in the words of `iced_wgpu`'s compositor, but for the window: a driver that
    /// is only listed may fail when it is to do something.
    async fn asked_as_by_iced() -> Option<DeviceType> {
        let instance = Instance::new(&InstanceDescriptor {
            backends: Backends::from_env().unwrap_or(Backends::all()),
            flags: InstanceFlags::empty(),
            ..InstanceDescriptor::default()
        });
        let wish = RequestAdapterOptions {
            power_preference: PowerPreference::from_env().unwrap_or(PowerPreference::HighPerformance),
            force_fallback_adapter: false,
            compatible_surface: None,
        };
        let adapter = instance.request_adapter(&wish).await.ok()?;
        for limits in [Limits::default(), Limits::downlevel_defaults()] {
            let device = DeviceDescriptor {
                required_limits: Limits { max_bind_groups: 2, max_non_sampler_bindings: 2048, ..limits },
                memory_hints: MemoryHints::MemoryUsage,
                ..DeviceDescriptor::default()
            };
            if adapter.request_device(&device).await.is_ok() {
                return Some(adapter.get_info().device_type);
            }
        }
        None
    }

    /// What is to be told of what was opened.
    pub(super) fn about(opened: Option<DeviceType>) -> Option<Advice> {
        match opened {
            None => Some(Advice::NoCard),
            Some(DeviceType::Cpu) => Some(Advice::Imitated),
            Some(DeviceType::IntegratedGpu | DeviceType::DiscreteGpu | DeviceType::VirtualGpu | DeviceType::Other) => {
                None
            }
        }
    }

    #[cfg(test)]
    mod tests {
        use super::*;

        #[test]
        fn a_card_is_used_without_a_word_and_anything_else_is_told() {
            assert_eq!(about(None), Some(Advice::NoCard));
            assert_eq!(about(Some(DeviceType::Cpu)), Some(Advice::Imitated));
            assert_eq!(about(Some(DeviceType::IntegratedGpu)), None);
        }
    }
}
