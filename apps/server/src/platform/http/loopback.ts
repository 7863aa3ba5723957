import type { IncomingHttpHeaders } from 'node:http';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** By any of these a proxy says that it passes on what somebody else asks. */
const PASSED_ON = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
  'via',
];

export interface Asker {
  ip: string;
  headers: IncomingHttpHeaders;
}

/** Did this machine itself ask? A proxy on this machine passes on what others ask, and most say so. */
export function isFromThisMachine({ ip, headers }: Asker): boolean {
  return LOOPBACK.has(ip) && PASSED_ON.every((name) => headers[name] === undefined);
}
