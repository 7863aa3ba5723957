import { MAX_CREDIT_PRICE } from '@likha/contract/limits';
import { LIVE, type LiveAudience, type ReplayAudience } from '@likha/contract/live/live-limits';
import { ageOn } from '../../../lib/age.ts';
import type { ApiInput } from '../../../lib/api-types.ts';
import { wholeNumber } from '../../../lib/format.ts';
import { momentOf } from '../../../lib/philippine-moment.ts';
import type { GoLiveTexts } from './go-live.texts.generated.ts';

type Body = ApiInput<'POST /live'>['body'];

/** Somebody on camera, as typed. */
export interface NamedPerson {
  key: string;
  name: string;
  birthDate: string;
}

/** A stream as it is set up. */
export interface NewLive {
  title: string;
  audience: LiveAudience;
  price: string;
  isMature: boolean;
  hasGoal: boolean;
  goalCredits: string;
  goalText: string;
  isScheduled: boolean;
  /** Philippine time, as the field has it. */
  startsAt: string;
  replay: ReplayAudience;
  replayPrice: string;
  /** The host first. */
  people: NamedPerson[];
  hasConsent: boolean;
}

export const BLANK_LIVE: NewLive = {
  title: '',
  audience: 'everyone',
  price: '',
  isMature: false,
  hasGoal: false,
  goalCredits: '',
  goalText: '',
  isScheduled: false,
  startsAt: '',
  replay: 'none',
  replayPrice: '',
  people: [{ key: 'host', name: '', birthDate: '' }],
  hasConsent: false,
};

const ADULT = 18;
const MINUTE_MS = 60_000;

/** What is wrong with it, field by field; of people by `people.1.name`. */
export function liveProblems(live: NewLive, t: GoLiveTexts, now = new Date()): Record<string, string> {
  const problems: Record<string, string> = {};
  const priceWrong = t.priceWrong({ max: wholeNumber(MAX_CREDIT_PRICE) });
  if (!live.title.trim()) problems.title = t.needed;
  if (live.audience === 'ticket' && creditsIn(live.price, MAX_CREDIT_PRICE) === null)
    problems.price = priceWrong;
  if (live.replay === 'paid' && creditsIn(live.replayPrice, MAX_CREDIT_PRICE) === null)
    problems.replayPrice = priceWrong;
  if (live.hasGoal) Object.assign(problems, goalProblems(live, t));
  if (live.isScheduled && !isInReach(live.startsAt, now)) problems.startsAt = t.startsWrong(scheduleLimits());
  return { ...problems, ...peopleProblems(live, t, now) };
}

export const scheduleLimits = () => ({ minutes: LIVE.schedule.minMinutes, days: LIVE.schedule.maxDays });

function goalProblems({ goalCredits, goalText }: NewLive, t: GoLiveTexts): Record<string, string> {
  const { max } = LIVE.goalCredits;
  return {
    ...(creditsIn(goalCredits, max) === null && { goalCredits: t.priceWrong({ max: wholeNumber(max) }) }),
    ...(!goalText.trim() && { goalText: t.needed }),
  };
}

/** Who is named, and that all are of age. */
export function peopleProblems(
  { people, hasConsent }: Pick<NewLive, 'people' | 'hasConsent'>,
  t: GoLiveTexts,
  now = new Date(),
): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const [place, { name, birthDate }] of people.entries()) {
    const age = ageOn(birthDate, now);
    if (!name.trim()) problems[`people.${place}.name`] = t.nameNeeded;
    if (Number.isNaN(age)) problems[`people.${place}.birthDate`] = t.birthNeeded;
    else if (age < ADULT) problems[`people.${place}.birthDate`] = t.tooYoung;
  }
  if (!hasConsent) problems.hasConsent = t.consentNeeded;
  return problems;
}

/** Whole credits from 1 on; null for anything else. */
export function creditsIn(text: string, max: number): number | null {
  const credits = /^\d{1,7}$/.test(text.trim()) ? Number(text) : 0;
  return credits >= 1 && credits <= max ? credits : null;
}

function isInReach(field: string, now: Date): boolean {
  const ahead = (momentOf(field)?.getTime() ?? 0) - now.getTime();
  return (
    ahead >= LIVE.schedule.minMinutes * MINUTE_MS && ahead <= LIVE.schedule.maxDays * 24 * 60 * MINUTE_MS
  );
}

/** What the server is sent. */
export function liveBody(live: NewLive): Body {
  return {
    title: live.title.trim(),
    audience: live.audience,
    ticket_price: live.audience === 'ticket' ? creditsIn(live.price, MAX_CREDIT_PRICE) : null,
    is_nsfw: live.isMature,
    goal_credits: live.hasGoal ? creditsIn(live.goalCredits, LIVE.goalCredits.max) : null,
    goal_text: live.hasGoal ? live.goalText.trim() : null,
    scheduled_at: live.isScheduled ? momentOf(live.startsAt)?.toISOString() : null,
    replay: live.replay,
    replay_price: live.replay === 'paid' ? creditsIn(live.replayPrice, MAX_CREDIT_PRICE) : null,
    people: live.people.map(({ name, birthDate }, place) => ({
      legal_name: name.trim(),
      birth_date: birthDate,
      is_host: place === 0,
    })),
    consents: live.hasConsent,
  };
}

/** What the server calls otherwise than the form does. */
const FIELDS: Readonly<Record<string, string>> = {
  ticket_price: 'price',
  is_nsfw: 'isMature',
  goal_credits: 'goalCredits',
  goal_text: 'goalText',
  scheduled_at: 'startsAt',
  replay_price: 'replayPrice',
  consents: 'hasConsent',
  people: 'people.0.name',
};

/** The server's refusals, at the fields of the form: `people.1.birth_date` too. */
export function refusedLive(errors: Record<string, string>): Record<string, string> {
  const named = Object.entries(errors).map(([name, words]) => [fieldOf(name), words] as const);
  return Object.fromEntries(named);
}

function fieldOf(name: string): string {
  const [, place, field] = /^people\.(\d+)\.(legal_name|birth_date)$/.exec(name) ?? [];
  if (place) return `people.${place}.${field === 'legal_name' ? 'name' : 'birthDate'}`;
  return FIELDS[name] ?? name;
}
