//! From the battle and what is being decided to what is drawn.

pub mod coach;
pub mod record;
pub mod rows;
pub mod rule;
pub mod scene;

use full_thrust::geometry::Course;

/// A course in degrees clockwise from north.
pub fn degrees(course: Course) -> u16 {
    u16::from(course.number()) % 12 * 30
}

/// A distance in tenths of an inch, as words print it: whole inches and the tenth.
pub fn tenths(hundredths: i64) -> String {
    let tenths = (hundredths + 5) / 10;
    format!("{}.{}", tenths / 10, tenths % 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn courses_and_distances_are_shown_as_on_a_clock_and_in_tenths() {
        assert_eq!(Course::all().map(degrees).collect::<Vec<_>>()[..3], [30, 60, 90]);
        assert_eq!(degrees(Course::NORTH), 0);
        assert_eq!((tenths(1234), tenths(1235), tenths(0), tenths(96)), ("12.3".into(), "12.4".into(), "0.0".into(), "1.0".into()));
    }
}
