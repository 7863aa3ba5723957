import { AppError } from '../../../platform/app-error.ts';
import type { Taken } from '../../../providers/live/relay.ts';
import { relayTexts } from './relay.texts.generated.ts';
import type { IngestRight } from './relay-deps.ts';

const AGAIN_SECONDS = 1;

/** Why what a host sent was not taken, in words. */
export function sentRefusal(taken: Extract<Taken, { took: false }>): AppError {
  switch (taken.why) {
    case 'refused':
      return new AppError('file_rejected', { detail: (language) => relayTexts[language][taken.fault] });
    case 'out_of_order':
      return new AppError('live_out_of_order', { detail: (language) => relayTexts[language].outOfOrder });
    case 'superseded':
      return superseded();
    case 'ended':
      return new AppError('live_ended');
    case 'too_fast':
      return tooSoon('tooFast');
    case 'in_turn':
      return tooSoon('inTurn');
    case 'away':
      return new AppError('service_unavailable', { retryAfterSeconds: AGAIN_SECONDS });
  }
}

/** Null for who may send. */
export function rightRefusal(right: IngestRight): AppError | null {
  switch (right) {
    case 'yes':
      return null;
    case 'superseded':
      return superseded();
    case 'ended':
      return new AppError('live_ended');
    case 'unknown':
      return new AppError('live_not_found');
  }
}

export function tooSoon(words: 'tooFast' | 'inTurn'): AppError {
  return new AppError('rate_limited', {
    detail: (language) => relayTexts[language][words],
    retryAfterSeconds: AGAIN_SECONDS,
  });
}

/** Another tab or device of the same host sends now. */
export function superseded(): AppError {
  return new AppError('live_superseded', { detail: (language) => relayTexts[language].superseded });
}
