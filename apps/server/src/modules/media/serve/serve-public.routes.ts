import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../platform/app-error.ts';
import type { ByteRange } from '../../../providers/storage/storage.ts';
import { isStorageKey } from '../../../providers/storage/storage-key.ts';
import type { MediaDeps } from '../media-deps.ts';
import { publicKey } from '../media-keys.ts';
import { whereStored } from '../uses/where-stored.ts';
import { namesTag } from './names-tag.ts';
import { askedWidth, createPublicPictures } from './render-public.ts';
import { sendRanged } from './send-ranged.ts';

/** For so many seconds nobody asks again; from then on whether it is still there, with each use. */
const FRESH_SECONDS = 60;
/** Of a media item: its blurred picture, and clip. */
const DERIVED = /^(?:blur|preview)\/([0-9a-f-]{36})\.(?:webp|mp4)$/;

export interface PublicOptions {
  deps: MediaDeps;
  /** May anybody have what is blurred of this media item now? */
  mayShowBlurred(mediaId: string): Promise<boolean>;
  /** Does somebody show a picture of this name, as their avatar or cover? */
  isPictureShown(name: string): Promise<boolean>;
}

interface PublicRequest {
  Params: { '*': string };
  Querystring: { w?: unknown };
}

/**
 * `GET /media/public/{name}`: what anybody may have, for as long as something shows it (P320). Whoever keeps it asks
 * again after a minute, and is told in a few bytes that it is the same.
 */
export function publicMediaRoute(app: FastifyInstance, options: PublicOptions): void {
  const { deps } = options;
  const publicPicture = createPublicPictures(deps);

  app.get<PublicRequest>('/media/public/*', async (request, reply) => {
    const name = request.params['*'];
    // Whatever is kept of it here or in the store: what nobody shows is there for nobody.
    const key = isStorageKey(publicKey(name)) ? await shownKey(options, name) : null;
    if (key === null) throw new AppError('not_found');
    const width = key.endsWith('.webp') ? askedWidth(request.query.w) : null;
    const file = {
      // Phones play a clip by ranges only.
      type: key.endsWith('.mp4') ? 'video/mp4' : 'image/webp',
      open: (range?: ByteRange) => deps.storage.open(key, range),
      stat: () => deps.storage.stat(key),
      ...(width !== null && publicPicture(name, key, width)),
    };
    const say = (bytes: number) =>
      // Only of what is there: that something is missing must not be kept.
      reply
        .header('cache-control', `public, max-age=${FRESH_SECONDS}, must-revalidate`)
        .header('etag', tagOf(width, bytes));
    const known = request.headers['if-none-match'];
    if (known !== undefined) {
      const found = await file.stat();
      if (!found) throw new AppError('not_found');
      if (namesTag(known, tagOf(width, found.bytes))) return say(found.bytes).code(304).send();
    }
    return sendRanged(request, reply, file, (isWhole, { bytes }) => {
      if (request.headers.range === undefined && isWhole) say(bytes);
      else reply.header('cache-control', `public, max-age=${FRESH_SECONDS}, must-revalidate`);
    });
  });
}

/** Where it is stored, of a further use with the bytes (P469); null for what nobody shows, or may. */
async function shownKey(
  { deps, mayShowBlurred, isPictureShown }: PublicOptions,
  name: string,
): Promise<string | null> {
  const mediaId = DERIVED.exec(name)?.[1];
  if (mediaId === undefined) return (await isPictureShown(name)) ? publicKey(name) : null;
  if (!(await mayShowBlurred(mediaId))) return null;
  const storedId = await whereStored(deps, mediaId, { isStaff: false });
  return storedId && publicKey(name.replace(mediaId, storedId));
}

/** Another picture has another name, so that the size tells the few apart that one name has had. */
function tagOf(width: number | null, bytes: number): string {
  return `W/"${width ?? 'whole'}-${bytes.toString(36)}"`;
}
