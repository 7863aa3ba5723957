/** Who was seen within this time is online (P143). */
export const ONLINE_MS = 60_000;
/**
 * How often at most it is written that somebody is here. Below `ONLINE_MS` by more than what screens leave between two
 * notes of theirs being late, so that nobody who stays goes out in between.
 */
export const SEEN_EVERY_MS = 35_000;
