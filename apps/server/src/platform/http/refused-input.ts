import type { ErrorCode } from '@likha/contract';
import { ERRORS } from '@likha/contract/errors';
import type { FastifyRequest } from 'fastify';
import type { BaseDeps } from '../base-deps.ts';
import { MINUTE_MS } from '../durations.ts';
import { customerOf } from './network-address.ts';
import { viewerOf } from './request-viewer.ts';

/** Of what could not be read, was too much, of the wrong kind or wrong, and too often. */
const OF_INPUT: ReadonlySet<number> = new Set([400, 413, 415, 422, 429]);
/** Who is told apart in a minute; those beyond are counted together. */
const MOST_SOURCES = 10_000;
const OTHERS = 'others';

interface Counted {
  readonly userId: string | null;
  readonly codes: Map<ErrorCode, number>;
  /** The last one, whose line has the rest, and whose address the proxy knows. */
  requestId: string;
  route: string;
}

interface InputLog {
  note(request: FastifyRequest, code: ErrorCode): void;
  /** Writes what was counted in minutes that are over; or all of it. */
  flush(isAll?: boolean): void;
}

/**
 * Makes what counts refused input and limits that were met, and writes a line a minute of each person, or of each address without
 * one (P758): who tries to get past either is seen, and no flood of theirs fills the log. Of what was sent nothing is kept.
 */
export function createInputLog({ log, clock }: Pick<BaseDeps, 'log' | 'clock'>): InputLog {
  let counted = new Map<string, Counted>();
  let minute = 0;
  const minuteNow = () => Math.floor(clock.now().getTime() / MINUTE_MS);

  function flush(isAll = false): void {
    if (!isAll && minute === minuteNow()) return;
    const over = counted;
    counted = new Map();
    for (const { userId, codes, requestId, route } of over.values())
      log.warn(
        {
          event: 'input_refused',
          codes: Object.fromEntries(codes),
          user_id: userId,
          request_id: requestId,
          route,
        },
        'input was refused',
      );
  }

  return {
    flush,
    note(request, code) {
      if (!OF_INPUT.has(ERRORS[code].status)) return;
      flush();
      minute = minuteNow();
      const userId = viewerOf(request)?.id ?? null;
      const source = userId ?? customerOf(request.ip);
      const isKnown = counted.has(source) || counted.size < MOST_SOURCES;
      const key = isKnown ? source : OTHERS;
      const entry = counted.get(key) ?? {
        userId: isKnown ? userId : null,
        codes: new Map(),
        requestId: '',
        route: '',
      };
      entry.codes.set(code, (entry.codes.get(code) ?? 0) + 1);
      entry.requestId = request.id;
      entry.route = request.routeOptions.url ?? 'unknown';
      counted.set(key, entry);
    },
  };
}
