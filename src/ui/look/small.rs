//! Small copies of pictures, which can be compared on any machine: what a hair's breadth changes is lost in them, and a
//! panel that has moved or words that are gone are not.

use super::drawn::Drawn;
use iced::Size;
use std::fs;
use std::io;
use std::path::Path;

/// The width of a copy in pixels. A letter of the window is about one of them.
const WIDTH: u32 = 96;

/// The steps in which a colour is written: a copy that is read differs from what was written by half of this at most.
const STEP: u8 = 4;
/// A part of a colour, from 0 to 255, that may differ anywhere: what those steps, and another system's maths, come to.
const SLIGHT: u8 = 6;
/// A part of a colour that may differ in a few places: a line that falls on the pixel beside it.
const CLEAR: u8 = 20;
/// The places in which it may.
const FEW: usize = 4;

/// A picture made small: each pixel is the mean of those it stands for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Small {
    height: u32,
    /// Red, green and blue of each pixel, row by row.
    colors: Vec<u8>,
}

impl Small {
    /// Makes a picture small.
    pub fn of(drawn: &Drawn) -> Self {
        Self::shrunk(drawn.size, &drawn.pixels)
    }

    /// Makes pixels small, as the renderer leaves them.
    pub fn shrunk(size: Size<u32>, pixels: &[u8]) -> Self {
        let (wide, high) = (size.width.max(1), size.height.max(1));
        let height = (high * WIDTH).div_ceil(wide).max(1);
        let (mut sums, mut counts) = (vec![0u32; (WIDTH * height * 3) as usize], vec![0u32; (WIDTH * height) as usize]);
        // The column of each pixel, reckoned once.
        let columns: Vec<usize> = (0..wide).map(|x| (x * WIDTH / wide) as usize).collect();
        for (y, row) in pixels.chunks_exact(wide as usize * 4).enumerate() {
            let first = y * height as usize / high as usize * WIDTH as usize;
            for (pixel, column) in row.chunks_exact(4).zip(&columns) {
                let place = first + column;
                // The renderer leaves blue first.
                sums[place * 3] += u32::from(pixel[2]);
                sums[place * 3 + 1] += u32::from(pixel[1]);
                sums[place * 3 + 2] += u32::from(pixel[0]);
                counts[place] += 1;
            }
        }
        let mean = |(part, sum): (usize, u32)| {
            let count = counts[part / 3].max(1);
            u8::try_from((sum + count / 2) / count).unwrap_or(u8::MAX)
        };
        Self { height, colors: sums.into_iter().enumerate().map(mean).collect() }
    }

    /// Whether both show the same to the eye.
    ///
    /// # Errors
    ///
    /// Says by how much they differ, and where most.
    pub fn is_like(&self, other: &Self) -> Result<(), String> {
        if self.height != other.height || self.colors.len() != other.colors.len() {
            return Err(format!("its shape is {WIDTH} to {} and was {WIDTH} to {}", self.height, other.height));
        }
        let pairs = self.colors.chunks_exact(3).zip(other.colors.chunks_exact(3));
        let gaps: Vec<u8> = pairs
            .map(|(one, other)| one.iter().zip(other).map(|(one, other)| one.abs_diff(*other)).max().unwrap_or(0))
            .collect();
        let clear = gaps.iter().filter(|gap| **gap > SLIGHT).count();
        let most = gaps.iter().enumerate().max_by_key(|(_, gap)| **gap);
        match most {
            Some((place, gap)) if clear > FEW || *gap > CLEAR => {
                let (x, y) = (place * 100 / WIDTH as usize % 100, place / WIDTH as usize * 100 / self.height as usize);
                Err(format!(
                    "{clear} of {} parts differ, most by {gap} of 255 at {x} % from the left and {y} % from above",
                    gaps.len()
                ))
            }
            _ => Ok(()),
        }
    }

    /// Writes it as PNG, in steps of a colour that take less room, and with the filter that takes least.
    pub fn save(&self, path: &Path) -> io::Result<()> {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        let colors: Vec<u8> = self.colors.iter().map(|part| part.saturating_add(STEP / 2) / STEP * STEP).collect();
        let mut least: Option<Vec<u8>> = None;
        for filter in [png::FilterType::NoFilter, png::FilterType::Sub, png::FilterType::Up, png::FilterType::Paeth] {
            let mut file = Vec::new();
            let mut encoder = png::Encoder::new(&mut file, WIDTH, self.height);
            encoder.set_color(png::ColorType::Rgb);
            encoder.set_compression(png::Compression::Best);
            encoder.set_filter(filter);
            encoder.set_adaptive_filter(png::AdaptiveFilterType::NonAdaptive);
            encoder.write_header()?.write_image_data(&colors)?;
            if least.as_ref().is_none_or(|least| file.len() < least.len()) {
                least = Some(file);
            }
        }
        fs::write(path, least.unwrap_or_default())
    }

    /// Reads one that was written.
    pub fn load(path: &Path) -> Option<Self> {
        let mut reader = png::Decoder::new(io::BufReader::new(fs::File::open(path).ok()?)).read_info().ok()?;
        let mut colors = vec![0; reader.output_buffer_size()];
        let info = reader.next_frame(&mut colors).ok()?;
        if info.width != WIDTH || info.color_type != png::ColorType::Rgb {
            return None;
        }
        Some(Self { height: info.height, colors })
    }
}
