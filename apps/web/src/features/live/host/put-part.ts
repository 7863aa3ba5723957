import type { Put, PutAnswer } from './send-queue.ts';

/** A part is half a second long: one that takes so much longer is sent anew. */
const TIMEOUT_MS = 6000;

/** Sends parts to where `POST /live/{id}/start` said. What the server answers is told apart by its code. */
export function putTo({ url, token }: { url: string; token: string }): Put {
  return async (n, bytes) => {
    try {
      const response = await fetch(`${url}/${n}.mp4`, {
        method: 'PUT',
        headers: { 'content-type': 'video/mp4', 'x-likha-ingest': token, accept: 'application/json' },
        body: bytes,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const body: unknown = await response.json().catch(() => null);
      return putAnswer(response.status, response.headers, codeIn(body));
    } catch {
      return { is: 'again', afterMs: null };
    }
  };
}

/** What somebody between here and the server says who lets nothing through: a Wi-Fi that wants a sign-in, a filter, a proxy (P1060). */
const TURNED_AWAY = [400, 401, 403, 405, 407, 451, 511];

/** What an answer means for who sends. @param code null: it is none of our server's refusals */
export function putAnswer(status: number, headers: Pick<Headers, 'get'>, code: string | null): PutAnswer {
  const next = wholeNumber(headers.get('x-likha-next'));
  if (status >= 200 && status < 300)
    // Without the number of ours it is a page of somebody else, however friendly.
    return next === null ? { is: 'again', afterMs: null, isTurnedAway: true } : { is: 'taken', next };
  if (code === 'live_superseded') return { is: 'over', why: 'taken_over' };
  if (code === 'live_ended' || code === 'live_not_found') return { is: 'over', why: 'ended' };
  if (code === null && TURNED_AWAY.includes(status))
    return { is: 'again', afterMs: null, isTurnedAway: true };
  if (status === 401 || code === 'address_invalid') return { is: 'over', why: 'signed_out' };
  if (code === 'live_out_of_order' && next !== null) return { is: 'out_of_order', next };
  // A proxy may find one of them too large, and the next one not.
  if (status === 413 && code === null) return { is: 'rejected', isTurnedAway: true };
  if (status === 422 || status === 413) return { is: 'rejected' };
  const seconds = wholeNumber(headers.get('retry-after'));
  return { is: 'again', afterMs: seconds === null ? null : seconds * 1000 };
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

function codeIn(body: unknown): string | null {
  const isProblem = typeof body === 'object' && body !== null && 'code' in body;
  return isProblem && typeof body.code === 'string' ? body.code : null;
}
