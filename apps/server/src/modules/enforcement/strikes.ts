import { DAY_MS } from '../../platform/durations.ts';

/** The settings of strikes (P391). */
export interface StrikeRules {
  limit: number;
  windowDays: number;
  firstDays: number;
  secondDays: number;
}

export interface Step {
  act: 'warning' | 'suspension' | 'ban';
  /** Of a suspension. */
  days: number | null;
}

/** What follows enough strikes, by how many suspensions there were (P391). */
export function whatFollows(suspensions: number, { firstDays, secondDays }: StrikeRules): Step {
  if (suspensions === 0) return { act: 'suspension', days: firstDays };
  if (suspensions === 1) return { act: 'suspension', days: secondDays };
  return { act: 'ban', days: null };
}

interface Standing {
  strikes: number;
  suspensions: number;
  status: string;
}

/** What staff is offered about a person (P391); null where nothing is left, or a suspension has to be over first. */
export function nextStep({ strikes, suspensions, status }: Standing, rules: StrikeRules): Step | null {
  if (status === 'banned' || status === 'leaving' || status === 'erased') return null;
  const step: Step = strikes < rules.limit ? { act: 'warning', days: null } : whatFollows(suspensions, rules);
  return step.act === 'suspension' && status === 'suspended' ? null : step;
}

/** Until when a strike counts: as long as its warning does, and no longer than the window. */
export function countsUntil(
  { created_at: at, expires_at: until }: { created_at: Date; expires_at: Date | null },
  { windowDays }: StrikeRules,
): Date {
  const end = at.getTime() + windowDays * DAY_MS;
  return new Date(until ? Math.min(until.getTime(), end) : end);
}
