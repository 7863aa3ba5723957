import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../platform/app-error.ts';
import { type BindingDeps, identify } from '../../../platform/http/bind-calls.ts';
import type { OpenedFile, Storage } from '../../../providers/storage/storage.ts';
import { isStorageKey } from '../../../providers/storage/storage-key.ts';
import type { MediaDeps } from '../media-deps.ts';
import { mediaKeys } from '../media-keys.ts';
import { parseRange } from './range.ts';
import { createViews, type PictureVariant } from './render-view.ts';
import { verifyMedia } from './sign-media.ts';

const ID = /^[0-9a-f-]{36}$/;
const VIDEO = /^video\.(mp4|webm|mov)$/;
const VIDEO_TYPES: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/quicktime',
};
const YEAR_SECONDS = 31_536_000;

export interface ServeOptions {
  deps: MediaDeps;
  binding: Pick<BindingDeps, 'authenticate'>;
  /** Told when somebody other than a guess opens a whole picture or the beginning of a video. */
  onView(mediaId: string, viewerId: string | null): void;
}

interface MediaRequest {
  Params: { id: string; variant: string };
  Querystring: Record<string, unknown>;
}

/** `GET /media/{id}/{variant}`: signed, expiring, bound to file and viewer, with ranges (decision 26). */
export function mediaRoutes(app: FastifyInstance, { deps, binding, onView }: ServeOptions): void {
  const views = createViews(deps);

  app.get<{ Params: { '*': string } }>('/media/public/*', async (request, reply) => {
    const key = `public/${request.params['*']}`;
    const file = isStorageKey(key) ? await deps.storage.open(key) : null;
    if (!file) throw new AppError('not_found');
    reply.header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`);
    return send(reply, file, 'image/webp');
  });

  app.get<MediaRequest>('/media/:id/:variant', async (request, reply) => {
    const { id, variant } = request.params;
    if (!ID.test(id)) throw new AppError('not_found');
    const { viewerId, secondsLeft } = await checkAddress(request, deps, binding);
    reply.header('cache-control', `private, max-age=${secondsLeft}`);
    const extension = VIDEO.exec(variant)?.[1];
    if (extension)
      return sendVideo(
        request,
        reply,
        deps.storage,
        mediaKeys.video(id, extension),
        VIDEO_TYPES[extension] ?? '',
        () => onView(id, viewerId),
      );
    if (variant !== 'view' && variant !== 'thumb') throw new AppError('not_found');
    const file = await openPicture(views, id, variant, viewerId);
    if (variant === 'view') onView(id, viewerId);
    return sendRanged(request, reply, file, (range) => openPicture(views, id, variant, viewerId, range));
  });
}

async function openPicture(
  views: ReturnType<typeof createViews>,
  id: string,
  variant: PictureVariant,
  viewerId: string | null,
  range?: { start: number; end: number },
) {
  const file = await views.open(id, variant, viewerId, range);
  if (!file) throw new AppError('not_found');
  return file;
}

/** A signed address is enough by itself (an `img` sends no token); a token of somebody else is a stolen address. */
async function checkAddress(
  request: FastifyRequest<MediaRequest>,
  deps: MediaDeps,
  binding: ServeOptions['binding'],
) {
  const now = deps.clock.now();
  const { id } = request.params;
  const verdict = verifyMedia(id, request.query, deps.mediaKey, now);
  if ('refusal' in verdict) {
    const code = verdict.refusal === 'expired' ? 'address_expired' : 'address_invalid';
    throw new AppError(code, {
      detail:
        code === 'address_expired'
          ? 'This address has expired. Open the post again.'
          : 'This address is not valid.',
    });
  }
  const caller = await identify(binding, request);
  if (caller && caller.id !== verdict.viewerId)
    throw new AppError('address_invalid', { detail: 'This address was made for somebody else.' });
  const secondsLeft = Math.max(0, Number(request.query.expires) - Math.ceil(now.getTime() / 1000));
  return { viewerId: verdict.viewerId, secondsLeft };
}

async function sendVideo(
  request: FastifyRequest,
  reply: FastifyReply,
  storage: Storage,
  key: string,
  type: string,
  onStart: () => void,
) {
  const found = await storage.stat(key);
  if (!found) throw new AppError('not_found');
  const range = rangeOf(request, reply, found.bytes);
  if (range === 'whole' || range.start === 0) onStart();
  const file = await storage.open(key, range === 'whole' ? undefined : range);
  if (!file) throw new AppError('not_found');
  if (range !== 'whole') announce(reply, range, found.bytes);
  return send(reply, file, type);
}

async function sendRanged(
  request: FastifyRequest,
  reply: FastifyReply,
  whole: OpenedFile,
  reopen: (range: { start: number; end: number }) => Promise<OpenedFile>,
) {
  if (request.headers.range === undefined) return send(reply, whole, 'image/webp');
  if (!whole.whole) whole.stream.destroy();
  const range = rangeOf(request, reply, whole.bytes);
  if (range === 'whole') return send(reply, await reopen({ start: 0, end: whole.bytes - 1 }), 'image/webp');
  announce(reply, range, whole.bytes);
  return send(reply, await reopen(range), 'image/webp');
}

function rangeOf(request: FastifyRequest, reply: FastifyReply, bytes: number) {
  const range = parseRange(request.headers.range, bytes);
  if (range !== 'unsatisfiable') return range;
  reply.header('content-range', `bytes */${bytes}`);
  throw new AppError('range_not_satisfiable', { detail: 'The file ends before this range begins.' });
}

function announce(reply: FastifyReply, { start, end }: { start: number; end: number }, bytes: number): void {
  reply.code(206).header('content-range', `bytes ${start}-${end}/${bytes}`);
}

function send(reply: FastifyReply, file: OpenedFile, contentType: string): FastifyReply {
  return reply
    .header('content-type', contentType)
    .header('content-length', file.bytes)
    .header('accept-ranges', 'bytes')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(file.whole ?? file.stream);
}
