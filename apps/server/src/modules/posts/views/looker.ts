/** Somebody who looks: a person, or a guest as far as one browser at one address tells them from others. */
export interface Looker {
  /** Null for a guest. */
  viewerId: string | null;
  address: string;
  browser: string;
}

/** Who made a request. @param viewerId null for a guest */
export function lookerOf(
  request: { ip: string; headers: { 'user-agent'?: string | undefined } },
  viewerId: string | null,
): Looker {
  return { viewerId, address: request.ip, browser: request.headers['user-agent'] ?? '' };
}
