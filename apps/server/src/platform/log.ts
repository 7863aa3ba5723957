import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/** Secrets and personal data stay out of logs: these keys are removed wherever they appear. */
const REDACTED = [
  'authorization',
  'password',
  'password_hash',
  'access_token',
  'token',
  'recaptcha_token',
  'email',
  'cookie',
];

/** Lines are gathered to this size, or for this long, before they are written. */
const GATHER = { minLength: 4096, periodicFlush: 500 };

/** Writes in the background, so that a request never waits for its line. `dest` is a file descriptor or a path. */
export function logDestination(dest: number | string = 1): DestinationStream {
  return pino.destination({ dest, sync: false, ...GATHER });
}

/** Structured lines, on standard output unless said. */
export function createLog(level: string, destination: DestinationStream = logDestination()): Log {
  const paths = REDACTED.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]);
  return pino(
    { level, redact: { paths, remove: true }, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    destination,
  );
}
