//! From the battle and what is being decided to what is drawn.

pub mod coach;
pub mod diagram;
pub mod record;
pub mod rows;
pub mod rule;
pub mod scene;

use full_thrust::geometry::Course;
use words::Text;

/// A course in degrees clockwise from north.
pub fn degrees(course: Course) -> u16 {
    u16::from(course.number()) % 12 * 30
}

/// A distance in hundredths of an inch, in words: whole inches and the tenth.
pub fn tenths(text: &Text, hundredths: i64) -> String {
    decimal(text, (hundredths + 5) / 10)
}

/// A number of tenths as a figure with one decimal.
pub fn decimal(text: &Text, tenths: i64) -> String {
    text.with("full-thrust-table-decimal", &[("whole", (tenths / 10).into()), ("tenth", (tenths % 10).into())])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn courses_and_distances_are_shown_as_on_a_clock_and_in_tenths() {
        assert_eq!(Course::all().map(degrees).collect::<Vec<_>>()[..3], [30, 60, 90]);
        assert_eq!(degrees(Course::NORTH), 0);
        let text = Text::of("en");
        assert_eq!([1234, 1235, 0, 96].map(|hundredths| tenths(&text, hundredths)), ["12.3", "12.4", "0.0", "1.0"]);
        assert_eq!(tenths(&Text::of("de"), 1234), "12,3");
    }
}
