/** A press on the screen: when, in milliseconds, and where, in pixels. */
export interface Tap {
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

/** As quick and as near as fingers tap twice; two presses that are further apart are meant one by one. */
const LONGEST_MS = 350;
const FURTHEST_PX = 40;

/** Whether a press is the second of two that are meant as one. */
export function isSecondTap(first: Tap, second: Tap): boolean {
  const distance = Math.hypot(second.x - first.x, second.y - first.y);
  return second.at - first.at <= LONGEST_MS && distance <= FURTHEST_PX;
}
