import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../platform/app-error.ts';
import { type IdentifyDeps, identify } from '../../../platform/http/bind-calls.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { ByteRange, OpenedFile } from '../../../providers/storage/storage.ts';
import { isStorageKey } from '../../../providers/storage/storage-key.ts';
import { mediaTexts } from '../media.texts.generated.ts';
import type { MediaDeps } from '../media-deps.ts';
import { publicKey } from '../media-keys.ts';
import { parseRange } from './range.ts';
import { MASTER, PLAYLIST_TYPE, playlistKey, readPlaylist } from './read-playlist.ts';
import { askedWidth, createPublicPictures } from './render-public.ts';
import { createViews } from './render-view.ts';
import { verifyMedia } from './sign-media.ts';
import { videoFile } from './video-file.ts';

const ID = /^[0-9a-f-]{36}$/;
const YEAR_SECONDS = 31_536_000;

export interface ServeOptions {
  deps: MediaDeps;
  binding: IdentifyDeps;
  /** Told when the beginning of a picture or video is opened, small pictures aside. */
  onView(mediaId: string, looker: Looker): void;
  /** May they see it now, whatever they could when the address was made (P220)? Null is a guest. */
  mayOpen(mediaId: string, viewer: Viewer | null): Promise<boolean>;
}

/** Who opens it. */
interface Looker {
  /** Null for a guest. */
  viewerId: string | null;
  address: string;
  browser: string;
}

interface MediaRequest {
  Params: { id: string; variant: string };
  Querystring: Record<string, unknown>;
}

interface PublicRequest {
  Params: { '*': string };
  Querystring: { w?: unknown };
}

/** `GET /media/{id}/{variant}`: signed, expiring, bound to file and viewer, with ranges (P26). */
export function mediaRoutes(app: FastifyInstance, options: ServeOptions): void {
  const { deps, onView } = options;
  const views = createViews(deps);
  const publicPicture = createPublicPictures(deps);

  app.get<PublicRequest>('/media/public/*', async (request, reply) => {
    const name = request.params['*'];
    const key = publicKey(name);
    if (!isStorageKey(key)) throw new AppError('not_found');
    const width = key.endsWith('.webp') ? askedWidth(request.query.w) : null;
    const file = {
      // Phones play a clip by ranges only.
      type: key.endsWith('.mp4') ? 'video/mp4' : 'image/webp',
      open: (range?: ByteRange) => deps.storage.open(key, range),
      stat: () => deps.storage.stat(key),
      ...(width !== null && publicPicture(name, width)),
    };
    return sendRanged(request, reply, file, () => {
      // Only of what is there: that something is missing must not be kept.
      reply.header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`);
    });
  });

  app.get<MediaRequest>('/media/:id/:variant', async (request, reply) => {
    const { id, variant } = request.params;
    if (!ID.test(id)) throw new AppError('not_found');
    const { viewerId, secondsLeft } = await checkAddress(request, reply, options);
    reply.header('cache-control', `private, max-age=${secondsLeft}`);
    const browser = request.headers['user-agent'] ?? '';
    const seen = () => onView(id, { viewerId, address: request.ip, browser });
    const playlist = playlistKey(id, variant);
    if (playlist) {
      const text = await readPlaylist(deps.storage, playlist, request.query);
      if (text === null) throw new AppError('not_found');
      if (variant === MASTER) seen();
      return reply.header('content-type', PLAYLIST_TYPE).send(text);
    }
    const video = videoFile(id, variant);
    if (video) {
      const file = {
        type: video.type,
        open: (range?: ByteRange) => deps.storage.open(video.key, range),
        stat: () => deps.storage.stat(video.key),
      };
      return sendRanged(request, reply, file, (isStart) => {
        if (isStart && video.isWhole) seen();
      });
    }
    if (variant !== 'view' && variant !== 'thumb') throw new AppError('not_found');
    const picture = { type: 'image/webp', ...views({ mediaId: id, variant, viewerId }) };
    return sendRanged(request, reply, picture, (isStart) => {
      if (isStart && variant === 'view') seen();
    });
  });
}

/**
 * What is public opens by its signed address alone; what is not opens together with the session that asked for it, which
 * an `img` brings as a cookie (P42). A session of somebody else is a stolen address, but for what guests are shown. And the
 * right that it was made for is still there (P220).
 */
async function checkAddress(
  request: FastifyRequest<MediaRequest>,
  reply: FastifyReply,
  { deps, binding, mayOpen }: ServeOptions,
) {
  const now = deps.clock.now();
  const { id } = request.params;
  const caller = await identify(binding, request, reply);
  const verdict = verifyMedia(id, request.query, deps.mediaKey, now, caller?.sessionId ?? null);
  if ('refusal' in verdict) {
    const code = verdict.refusal === 'expired' ? 'address_expired' : 'address_invalid';
    throw new AppError(code, {
      detail: (language) =>
        code === 'address_expired'
          ? mediaTexts[language].addressExpired
          : mediaTexts[language].addressInvalid,
    });
  }
  if (caller && verdict.viewerId !== null && caller.id !== verdict.viewerId)
    throw new AppError('address_invalid', { detail: (language) => mediaTexts[language].addressOfAnother });
  if (!(await mayOpen(id, caller)))
    throw new AppError('address_invalid', { detail: (language) => mediaTexts[language].addressOver });
  const secondsLeft = Math.max(0, Number(request.query.expires) - Math.ceil(now.getTime() / 1000));
  return { viewerId: verdict.viewerId, secondsLeft };
}

/** A file that can be sent in part. */
interface Sendable {
  /** Its media type. */
  type: string;
  open(range?: ByteRange): Promise<OpenedFile | null>;
  stat(): Promise<{ bytes: number } | null>;
}

/**
 * Sends a file, or the stretch of it that was asked for.
 * @param onFound told whether what is sent begins with the file's first byte, before it is sent
 * @throws AppError `not_found`, `range_not_satisfiable`
 */
async function sendRanged(
  request: FastifyRequest,
  reply: FastifyReply,
  sendable: Sendable,
  onFound: (isStart: boolean) => void,
): Promise<FastifyReply> {
  const range = await askedRange(request, reply, sendable);
  const file = await sendable.open(range);
  if (!file) throw new AppError('not_found');
  onFound(!range || range.start === 0);
  return send(reply, file, sendable.type);
}

/** The stretch that was asked for, announced as 206; undefined for the whole file. */
async function askedRange(
  request: FastifyRequest,
  reply: FastifyReply,
  sendable: Sendable,
): Promise<ByteRange | undefined> {
  if (request.headers.range === undefined) return undefined;
  const found = await sendable.stat();
  if (!found) throw new AppError('not_found');
  const range = parseRange(request.headers.range, found.bytes);
  if (range === 'whole') return undefined;
  if (range === 'unsatisfiable') {
    reply.header('content-range', `bytes */${found.bytes}`);
    throw new AppError('range_not_satisfiable', { detail: (language) => mediaTexts[language].rangeBeyond });
  }
  reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${found.bytes}`);
  return range;
}

function send(reply: FastifyReply, file: OpenedFile, contentType: string): FastifyReply {
  return reply
    .header('content-type', contentType)
    .header('content-length', file.bytes)
    .header('accept-ranges', 'bytes')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(file.stream);
}
