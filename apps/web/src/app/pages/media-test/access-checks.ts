import { MEDIA_ACCESS_SECONDS } from '@likha/contract/limits';
import { api } from '../../../lib/api.ts';
import type { MediaTestTexts } from './media-test.texts.generated.ts';
import type { TestRole } from './test-files.tsx';

/** What a request is answered with: a status, and the code of a refusal. */
export interface Reply {
  status: number;
  code: string | null;
}

export interface AccessCheck {
  name: string;
  must: Reply;
  /** Really asks. */
  ask: () => Promise<Reply>;
}

const refused = (status: number, code: string): Reply => ({ status, code });
const given = (status: number): Reply => ({ status, code: null });

/** Everything that is asked for and what each must be answered with; some of it needs an address first, which is asked for now. */
export async function accessChecks(t: MediaTestTexts): Promise<AccessCheck[]> {
  const { media } = await api('GET /media-test/media');
  const idOf = (isPaid: boolean, isForSubscribers: boolean, type: string) =>
    media.find(
      ({ is_ppv, is_subscriber_only, content_type }) =>
        is_ppv === isPaid && is_subscriber_only === isForSubscribers && content_type.startsWith(type),
    )?.file_key ?? '';
  const [open, paid, forSubscribers, video] = [
    idOf(false, false, 'image/'),
    idOf(true, false, 'image/'),
    idOf(false, true, 'image/'),
    idOf(true, false, 'video/'),
  ];
  const gone = media.find(({ blurred_url }) => blurred_url === null)?.file_key ?? '';
  const duration = MEDIA_ACCESS_SECONDS.default;
  const [photo, stream, bad] = await Promise.all([
    api('POST /media-test/access', { body: { file_key: open, access_duration: duration, as: 'visitor' } }),
    api('POST /media-test/access', { body: { file_key: video, access_duration: duration, as: 'buyer' } }),
    api('POST /media-test/refused-addresses', { body: { file_key: open } }),
  ]);
  const url = photo.secure_url;
  const list = stream.stream_url ?? '';
  const invalid = refused(403, 'address_invalid');
  return [
    { name: t.opens, must: given(200), ask: () => get(url) },
    { name: t.lockedPaid, must: refused(403, 'purchase_required'), ask: () => access(paid, 'visitor') },
    {
      name: t.lockedPaidSubscriber,
      must: refused(403, 'purchase_required'),
      ask: () => access(paid, 'subscriber'),
    },
    {
      name: t.lockedSubscribers,
      must: refused(403, 'subscription_required'),
      ask: () => access(forSubscribers, 'visitor'),
    },
    { name: t.takenDown, must: refused(404, 'content_not_found'), ask: () => access(gone, 'buyer') },
    { name: t.tooLong, must: refused(422, 'validation_failed'), ask: () => access(open, 'visitor', 3600) },
    { name: t.expired, must: refused(403, 'address_expired'), ask: () => get(bad.expired_url) },
    { name: t.otherSession, must: invalid, ask: () => get(bad.other_session_url) },
    { name: t.editedSignature, must: invalid, ask: () => get(withEditedSignature(url)) },
    { name: t.editedExpiry, must: invalid, ask: () => get(withLaterEnd(url)) },
    { name: t.editedFile, must: invalid, ask: () => get(url.replace(open, paid)) },
    { name: t.noSignature, must: invalid, ask: () => get(withoutQuery(url)) },
    { name: t.original, must: refused(404, 'not_found'), ask: () => get(url.replace('/view?', '/full?')) },
    { name: t.playlist, must: given(200), ask: () => get(list) },
    { name: t.playlistEdited, must: invalid, ask: () => get(withEditedSignature(list)) },
    { name: t.part, must: given(206), ask: () => get(partOf(list), { range: 'bytes=0-99' }) },
    {
      name: t.partUnsigned,
      must: invalid,
      ask: () => get(withoutQuery(partOf(list)), { range: 'bytes=0-99' }),
    },
    { name: t.realCall, must: refused(401, 'unauthenticated'), ask: () => realCall(open) },
  ];
}

export function isAsItMust({ must }: Pick<AccessCheck, 'must'>, reply: Reply): boolean {
  return reply.status === must.status && reply.code === must.code;
}

/** Its last letter is another: `A` unless it is one. */
export function withEditedSignature(url: string): string {
  return url.replace(
    /(signature=[^&]*)([^&])/,
    (_, before: string, last: string) => before + (last === 'A' ? 'B' : 'A'),
  );
}

/** An hour later. */
export function withLaterEnd(url: string): string {
  return url.replace(/expires=(\d+)/, (_, seconds: string) => `expires=${Number(seconds) + 3600}`);
}

export function withoutQuery(url: string): string {
  return url.split('?')[0] ?? '';
}

function partOf(list: string): string {
  return list.replace('/master.m3u8', '/low.mp4');
}

function access(
  fileKey: string,
  as: TestRole,
  seconds: number = MEDIA_ACCESS_SECONDS.default,
): Promise<Reply> {
  return post('/api/media-test/access', { file_key: fileKey, access_duration: seconds, as });
}

function realCall(fileKey: string): Promise<Reply> {
  return post('/api/media/access', { file_key: fileKey }, 'omit');
}

async function get(url: string, headers: Record<string, string> = {}): Promise<Reply> {
  return replyOf(await fetch(url, { headers, cache: 'no-store' }));
}

/** Not through `api`: a refusal of this page ends no session. */
async function post(
  path: string,
  body: object,
  credentials: RequestCredentials = 'same-origin',
): Promise<Reply> {
  const headers = { 'content-type': 'application/json' };
  return replyOf(await fetch(path, { method: 'POST', headers, body: JSON.stringify(body), credentials }));
}

async function replyOf(response: Response): Promise<Reply> {
  const { status } = response;
  if (response.ok) {
    await response.body?.cancel();
    return given(status);
  }
  const problem: unknown = await response.json().catch(() => null);
  const code =
    typeof problem === 'object' && problem !== null && 'code' in problem ? String(problem.code) : null;
  return { status, code };
}
