import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { USERNAME_FORM } from '@likha/contract/limits';
import type { FastifyInstance } from 'fastify';
import pLimit from 'p-limit';
import { AppError } from '../../../platform/app-error.ts';
import type { MediaDeps } from '../media-deps.ts';
import { publicKey } from '../media-keys.ts';
import { CARDS, cardName } from './card-name.ts';
import { createKeptPictures } from './kept-pictures.ts';
import { namesTag } from './names-tag.ts';
import { sendRanged } from './send-ranged.ts';

/** A chat asks once for each link that is posted. */
const FRESH_SECONDS = 600;
const DRAWN_AT_ONCE = 1;
const ENDING = '.jpg';

interface Facts {
  full_name: string;
  username: string;
  avatar_key: string | null;
  cover_key: string | null;
}

export interface CardOptions {
  deps: MediaDeps;
  /** Undefined for who has no profile for everybody. */
  factsOf(username: string): Promise<Facts | undefined>;
}

/** `GET /media/public/card/{username}.jpg`: the picture of a link to a public profile, 1200×630 (P385), drawn when it is first asked for. */
export function profileCardRoute(app: FastifyInstance, { deps, factsOf }: CardOptions): void {
  const kept = createKeptPictures(deps);
  const limit = pLimit(DRAWN_AT_ONCE);
  app.get<{ Params: { file: string } }>('/media/public/card/:file', async (request, reply) => {
    const { file } = request.params;
    const username = file.slice(0, -ENDING.length);
    const isName = file.endsWith(ENDING) && USERNAME_FORM.test(username);
    const facts = isName ? await factsOf(username) : undefined;
    if (!facts) throw new AppError('not_found');
    const version = versionOf(facts);
    const tag = `"${version}"`;
    reply.header('cache-control', `public, max-age=${FRESH_SECONDS}`).header('etag', tag);
    if (namesTag(request.headers['if-none-match'] ?? '', tag)) return reply.code(304).send();
    const picture = kept(`${CARDS}/${cardName(facts, version)}`, () => limit(() => draw(deps, facts)));
    return sendRanged(request, reply, { type: 'image/jpeg', ...picture });
  });
}

/** Whoever changes their name or a picture has another card. */
function versionOf(facts: Facts): string {
  const parts = [facts.full_name, facts.username, facts.avatar_key, facts.cover_key];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 20);
}

async function draw(deps: MediaDeps, facts: Facts): Promise<Buffer> {
  const { drawCard } = await import('../image/draw-card.ts');
  const read = async (key: string | null) => {
    const file = key === null ? null : await deps.storage.open(publicKey(key));
    return file && buffer(file.stream);
  };
  return drawCard({
    name: facts.full_name,
    username: facts.username,
    face: await read(facts.avatar_key),
    cover: await read(facts.cover_key),
  });
}
