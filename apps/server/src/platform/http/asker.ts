import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Clock } from '../clock.ts';
import { MINUTE_MS } from '../durations.ts';
import type { Keys } from '../keys.ts';
import { createMac } from '../mac.ts';

/** Where whoever has the secret hears by which address he was seen (P940). */
export const ASKER_PATH = '/healthz/asker';
const USE = 'doctor';
const PASS = 'x-likha-doctor';
const GOOD_FOR_MS = MINUTE_MS;
const CHARACTERS = 43;

/** What a process saw of one request. */
export interface SeenAsker {
  /** Who it was to everything that goes by addresses: limits, networks on record. */
  seen: string;
  /** Who was at the other end of the line. */
  peer: { address: string; port: number };
  /** `X-Forwarded-For` as it came in. */
  forwarded: string[];
}

/** Says by which address somebody is seen, to whom shows by the secret that the question is of this Likha's own doctor. */
export function askerRoute(
  app: FastifyInstance,
  { keysFor, clock }: { keysFor(use: string): Keys; clock: Clock },
): void {
  const mac = createMac(keysFor(USE), CHARACTERS);
  app.get(ASKER_PATH, { config: { isFrequent: true } }, async (request, reply) => {
    if (!isGood(request.headers[PASS], clock.now())) throw new AppError('not_found');
    const { remoteAddress = '', remotePort = 0 } = request.socket;
    const seen: SeenAsker = {
      seen: request.ip,
      peer: { address: remoteAddress, port: remotePort },
      forwarded: partsOf(request.headers['x-forwarded-for']),
    };
    return reply.header('cache-control', 'no-store').send(seen);
  });

  function isGood(given: string | string[] | undefined, now: Date): boolean {
    const [at = '', proof = ''] = String(given ?? '').split('.');
    return /^\d{13}$/.test(at) && Math.abs(Number(at) - now.getTime()) <= GOOD_FOR_MS && mac.fits(proof, at);
  }
}

/** The header by which the doctor is known, for a minute. */
export function askerPass(keys: (use: string) => Keys, now: Date): Record<string, string> {
  const at = String(now.getTime());
  return { [PASS]: `${at}.${createMac(keys(USE), CHARACTERS).of(at)}` };
}

function partsOf(header: string | string[] | undefined): string[] {
  return [header ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
