import { DAY_MS } from '../../../platform/durations.ts';
import { SESSION_MAX_SECONDS } from '../../../platform/http/session-cookie.ts';

const IDLE_MS = 30 * DAY_MS;

export const LIFETIME_MS = SESSION_MAX_SECONDS * 1000;

/** A session that was begun or last used before these moments is over (P5, P65). */
export function liveSince(now: Date): { idleSince: Date; begunSince: Date } {
  return {
    idleSince: new Date(now.getTime() - IDLE_MS),
    begunSince: new Date(now.getTime() - LIFETIME_MS),
  };
}
