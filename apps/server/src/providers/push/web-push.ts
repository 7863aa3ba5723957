import webpush from 'web-push';
import { PermanentFailure } from '../../platform/declare-job.ts';
import { inSpan } from '../../platform/telemetry/spans.ts';
import type { Push } from './push.ts';

const TIMEOUT_MS = 10_000;

interface Options {
  /** Hosts of push services, their sub-domains with them, by `https`; or origins, as `http://127.0.0.1:9000` for one on this machine. */
  services: readonly string[];
  /** Who can be written to about what is sent: an address of ours, `https:` or `mailto:`. */
  contact: string;
}

/** Web push as browsers' makers have it: encrypted for the device (RFC 8291), signed by us (RFC 8292), handed over (RFC 8030). */
export function createWebPush({ services, contact }: Options): Push {
  function isKnown(endpoint: string): boolean {
    if (!URL.canParse(endpoint)) return false;
    const { protocol, hostname, origin, port, username, password } = new URL(endpoint);
    if (username !== '' || password !== '') return false;
    if (services.includes(origin)) return true;
    const isHost = services.some((host) => hostname === host || hostname.endsWith(`.${host}`));
    return protocol === 'https:' && port === '' && isHost;
  }

  return {
    makeKeys: () => webpush.generateVAPIDKeys(),
    isKnown,
    async send({ endpoint, p256dh, auth }, { payload, ttlSeconds, topic }, keys) {
      // Which services there are may have been changed since.
      if (!isKnown(endpoint)) return 'gone';
      const request = encrypted({ endpoint, keys: { p256dh, auth } }, payload, {
        vapidDetails: { subject: contact, ...keys },
        TTL: Math.floor(ttlSeconds),
        topic,
        urgency: 'normal',
      });
      if (!request) return 'gone';
      const answer = await inSpan('push: send', { 'likha.provider': 'push' }, () =>
        fetch(endpoint, {
          method: 'POST',
          headers: withoutLength(request.headers),
          body: new Uint8Array(request.body),
          redirect: 'manual',
          signal: AbortSignal.timeout(TIMEOUT_MS),
        }),
      );
      await answer.body?.cancel();
      if (answer.ok) return 'taken';
      if (answer.status === 404 || answer.status === 410) return 'gone';
      const said = `the push service answered ${answer.status}`;
      if (answer.status === 429 || answer.status >= 500) throw new Error(said);
      throw new PermanentFailure(said);
    },
  };
}

/** Null for a device that said a key which is none: nothing can ever be sent to it. */
function encrypted(...asked: Parameters<typeof webpush.generateRequestDetails>) {
  try {
    return webpush.generateRequestDetails(...asked);
  } catch {
    return null;
  }
}

/** Who sends the bytes counts them. */
function withoutLength(headers: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name.toLowerCase() !== 'content-length')
      .map(([name, value]) => [name, String(value)]),
  );
}
