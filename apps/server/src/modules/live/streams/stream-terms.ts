import { LIVE, type LiveAudience, type ReplayAudience } from '@likha/contract/live/live-limits';
import { DAY_MS, MINUTE_MS } from '../../../platform/durations.ts';
import { liveTexts } from '../live.texts.generated.ts';
import { refused } from '../refused.ts';

/** Whom a stream is for and what it costs, as its row has it: prices only where there is something to pay. */
export function termsOf(form: {
  audience: LiveAudience;
  ticket_price?: number | null | undefined;
  replay: ReplayAudience;
  replay_price?: number | null | undefined;
}) {
  return {
    audience: form.audience,
    ticket_price: form.audience === 'ticket' ? (form.ticket_price ?? null) : null,
    replay: form.replay,
    replay_price: form.replay === 'paid' ? (form.replay_price ?? null) : null,
  };
}

/** A goal is an amount with its words, or nothing. */
export function goalOf(form: {
  goal_credits?: number | null | undefined;
  goal_text?: string | null | undefined;
}) {
  const credits = form.goal_credits ?? null;
  return { goal_credits: credits, goal_text: credits === null ? '' : (form.goal_text ?? '') };
}

/** @throws AppError `validation_failed` for a time that is too near or too far (P624) */
export function checkTime(at: Date | null | undefined, now: Date): void {
  if (!at) return;
  const ahead = at.getTime() - now.getTime();
  const { minMinutes: minutes, maxDays: days } = LIVE.schedule;
  if (ahead < minutes * MINUTE_MS || ahead > days * DAY_MS)
    throw refused('scheduled_at', (language) => liveTexts[language].timeOff({ minutes, days }));
}
