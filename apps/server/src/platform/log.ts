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

/** An error as it is written: one of the web platform without the constants of its kind. */
function plainError(error: Error): object {
  const { name: type, message, stack } = error;
  return error instanceof DOMException ? { type, message, stack } : pino.stdSerializers.err(error);
}

/**
 * Makes errors plain, whatever they are called. Removing secrets makes copies, and an error of the web platform, as of a time that
 * is over, cannot be copied: writing the line would throw in the place of what it was about.
 */
function withPlainErrors(logged: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(logged).map(([key, value]) => {
    // `err` has a serializer.
    return [key, value instanceof Error && key !== 'err' ? plainError(value) : value];
  });
  return Object.fromEntries(entries);
}

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
    {
      level,
      redact: { paths, remove: true },
      serializers: { err: plainError },
      formatters: { log: withPlainErrors },
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    destination,
  );
}
