import { LIVE } from '@likha/contract/live/live-limits';
import type { BroadcastState } from './broadcast.ts';
import { secondsLeft } from './going-on.ts';
import type { RoomTexts } from './room.texts.generated.ts';

/**
 * What does not get to viewers as it should, and what helps; null where all does (P651).
 * @param now by `Date.now()`
 */
export function lineWords(
  state: Pick<BroadcastState, 'is' | 'step' | 'behind' | 'since' | 'isTurnedAway'>,
  now: number,
  t: RoomTexts,
): string | null {
  if (state.is === 'starting') return t.connecting;
  if (state.is === 'reconnecting' && state.since !== null) {
    const seconds = secondsLeft(state.since + LIVE.reconnectSeconds * 1000, now);
    return state.isTurnedAway ? t.turningAway({ seconds }) : t.reconnecting({ seconds });
  }
  if (state.step === 0) return null;
  if (state.behind === 'device') return state.step === 1 ? t.slowDevice : t.slowestDevice;
  return state.step === 1 ? t.fewerFrames : t.leastFrames;
}
