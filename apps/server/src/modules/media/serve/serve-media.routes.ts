import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../platform/app-error.ts';
import { type IdentifyDeps, identify } from '../../../platform/http/identify.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { DirectAddresses } from '../../../providers/storage/direct-addresses.ts';
import type { ByteRange } from '../../../providers/storage/storage.ts';
import { mediaTexts } from '../media.texts.generated.ts';
import type { MediaDeps } from '../media-deps.ts';
import { whereStored } from '../uses/where-stored.ts';
import { MASTER, PLAYLIST_TYPE, playlistKey, readPlaylist } from './read-playlist.ts';
import { createViews } from './render-view.ts';
import { sendRanged } from './send-ranged.ts';
import { verifyMedia } from './sign-media.ts';
import { videoFile } from './video-file.ts';

const ID = /^[0-9a-f-]{36}$/;
/** All of it, or a part with its first byte. */
const FROM_THE_START = /^(?:bytes=0-.*)?$/;

export interface ServeOptions {
  deps: MediaDeps & { directMedia: DirectAddresses | null };
  binding: IdentifyDeps;
  /** Told when the beginning of a picture or video is opened, small pictures aside. */
  onView(mediaId: string, looker: Looker): void;
  /** What shows it to them now, whatever did when the address was made (P220): null where nothing does. A null viewer is a guest. */
  shownBy(mediaId: string, viewer: Viewer | null): Promise<'post' | 'story' | 'message' | 'test page' | null>;
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

/** `GET /media/{id}/{variant}`: signed, expiring, bound to file and viewer, with ranges (P26). */
export function mediaRoutes(app: FastifyInstance, options: ServeOptions): void {
  const { deps, onView } = options;
  const views = createViews(deps);
  app.get<MediaRequest>('/media/:id/:variant', async (request, reply) => {
    const { id, variant } = request.params;
    if (!ID.test(id)) throw new AppError('not_found');
    const { viewerId, secondsLeft, storedId, mayBeDirect } = await checkAddress(request, reply, options);
    reply.header('cache-control', `private, max-age=${secondsLeft}`);
    const browser = request.headers['user-agent'] ?? '';
    const seen = () => onView(id, { viewerId, address: request.ip, browser });
    const playlist = playlistKey(storedId, variant);
    if (playlist) {
      const text = await readPlaylist(deps.storage, playlist, request.query);
      if (text === null) throw new AppError('not_found');
      if (variant === MASTER) seen();
      return reply.header('content-type', PLAYLIST_TYPE).send(text);
    }
    const video = videoFile(storedId, variant);
    if (video) {
      if (deps.directMedia && mayBeDirect && video.isVideo && request.method === 'GET') {
        if (video.isWhole && FROM_THE_START.test(request.headers.range ?? '')) seen();
        // Asked for anew with each use: the right is looked at here, and nowhere else.
        reply.header('cache-control', 'no-store');
        return reply.redirect(await deps.directMedia.of(video.key, video.type));
      }
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
    const picture = { type: 'image/webp', ...views({ mediaId: id, variant, viewerId }, storedId) };
    return sendRanged(request, reply, picture, (isStart) => {
      if (isStart && variant === 'view') seen();
    });
  });
}

/**
 * What is public opens by its signed address alone; what is not opens together with the session that asked for it, which
 * an `img` brings as a cookie (P42). A session of somebody else is a stolen address, but for what guests are shown. And the
 * right that it was made for is still there (P220), also where staff took away another use of the same bytes (P469).
 */
async function checkAddress(
  request: FastifyRequest<MediaRequest>,
  reply: FastifyReply,
  { deps, binding, shownBy }: ServeOptions,
) {
  const now = deps.clock.now();
  const { id } = request.params;
  const caller = await identify(binding, request, reply, { who: 'viewer' });
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
  const isStaff = caller?.userType === 'admin';
  const storedId = await whereStored(deps, id, { isStaff });
  const shown = storedId === null ? null : await shownBy(id, caller);
  if (storedId === null || shown === null)
    throw new AppError('address_invalid', { detail: (language) => mediaTexts[language].addressOver });
  const secondsLeft = Math.max(0, Number(request.query.expires) - Math.ceil(now.getTime() / 1000));
  // What staff looks at comes from us, as does all that no post shows (P776).
  return { viewerId: verdict.viewerId, secondsLeft, storedId, mayBeDirect: shown === 'post' && !isStaff };
}
