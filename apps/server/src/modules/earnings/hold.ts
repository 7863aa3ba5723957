import { DAY_MS } from '../../platform/durations.ts';
/** What was earned on a Philippine day, and is not theirs to ask for yet. */
export interface HeldDay {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly centavos: number;
}

/** How what is owed to somebody divides; whole centavos, which add up to it together with what they owe. */
export interface Divided {
  /** With what is reserved. */
  readonly held: number;
  readonly reserved: number;
  readonly available: number;
  /** Of each day that is held, the part that is. */
  readonly days: readonly HeldDay[];
}

/**
 * Divides a balance into what is held and what is available (P240). A debt comes off before anything is available. Where the
 * balance is less than its days brought, as something was taken back, the newest days are held; then comes what is reserved (P790).
 * @param days those that are held, in any order
 * @param owed centavos
 * @param reserve centavos to be kept back beside the days that are held
 */
export function divideBalance(balance: number, days: readonly HeldDay[], owed: number, reserve = 0): Divided {
  let left = Math.max(0, balance - owed);
  const whole = left;
  const kept: HeldDay[] = [];
  for (const { day, centavos } of [...days].sort((one, other) => (one.day < other.day ? 1 : -1))) {
    const part = Math.min(left, centavos);
    if (part <= 0) continue;
    left -= part;
    kept.push({ day, centavos: part });
  }
  const reserved = Math.min(left, reserve);
  const available = left - reserved;
  return { held: whole - available, reserved, available, days: kept.reverse() };
}

/** What is kept back of the days before those that are held (P790): whole centavos, rounded down. @param percent 0 to 100 */
export function reserveOf(days: readonly HeldDay[], percent: number): number {
  const earned = days.reduce((sum, { centavos }) => sum + centavos, 0);
  return Math.floor((earned * percent) / 100);
}

/** The first Philippine day whose earnings are held; null where none is. The whole of a day is held for so many days. */
export function firstHeldDay(today: string, holdDays: number): string | null {
  return holdDays === 0 ? null : moved(today, -holdDays);
}

/** The Philippine day on which what was earned on a day becomes available. */
export function availableOn(day: string, holdDays: number): string {
  return moved(day, holdDays + 1);
}

function moved(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
