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

/** Structured lines on standard output; written in the background so that a request never waits for them. */
export function createLog(
  level: string,
  destination: DestinationStream = pino.destination({ dest: 1, sync: false, minLength: 0 }),
): Log {
  const paths = REDACTED.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]);
  return pino(
    { level, redact: { paths, remove: true }, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    destination,
  );
}
