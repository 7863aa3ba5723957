import { copyFile, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Deps } from '../../../server/src/deps.ts';
import { approveCreator, updateProfile } from '../../../server/src/modules/accounts/index.ts';
import { readProfile } from '../../../server/src/modules/creators/index.ts';
import { storePublicPicture } from '../../../server/src/modules/media/index.ts';
import { createPost } from '../../../server/src/modules/posts/index.ts';
import { changeOffers, NO_OFFERS } from '../../../server/src/modules/subscriptions/index.ts';
import type { UploadedFile } from '../../../server/src/platform/http/multipart.ts';
import { type ArtworkStyle, renderArtwork } from '../art/artwork.ts';
import { renderAvatar } from '../art/avatar.ts';
import { SeededRandom } from '../art/seeded-random.ts';
import { DEMO_CLIPS } from '../clips/demo-clips.ts';
import { DAY_MS, HOUR_MS, inThePast } from './in-the-past.ts';
import { openAccount } from './open-account.ts';
import type { DemoCreator } from './people.ts';
import { readPosts } from './read-posts.ts';
import { viewerOf } from './viewer-of.ts';
import { DEMO_WORDS } from './words.ts';

/** Where a creator's video is among their posts, from the end. */
export const VIDEO_PLACE = 2;

export interface SeededCreator {
  creator: DemoCreator;
  /** Their place in the cast. */
  index: number;
  /** How many days ago the first creator joined. */
  sinceDays: number;
  /** How many of their posts there shall be. */
  posts: number;
  /** The creator who brought them. */
  referrer?: string | null;
  signal?: AbortSignal;
}

/**
 * Makes a demo creator with profile and posts; continues where an interrupted start stopped.
 * @returns their id
 * @throws the signal's reason between two posts
 */
export async function seedCreator(
  deps: Deps,
  { creator, index, sinceDays, posts, referrer = null, signal }: SeededCreator,
): Promise<string> {
  const start = deps.clock.now().getTime() - sinceDays * DAY_MS + index * HOUR_MS;
  const past = inThePast(deps, start);
  const work = await mkdtemp(join(deps.workFolder, 'demo-'));
  try {
    const person = { ...creator, userType: 'creator', dateOfBirth: '1995-03-14', referrer } as const;
    const id = await openAccount(past.deps, person);
    await dressProfile(past.deps, creator, id, work);
    for (let post = (await readPosts(deps, id)).length; post < posts; post += 1) {
      signal?.throwIfAborted();
      past.clock.goTo(momentOf(deps, { creator, index, sinceDays }, post));
      await createPost(past.deps, viewerOf(id, 'creator'), await composePost(creator, index, post, work));
    }
    return id;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Spread over the weeks since they joined; the newest posts of all creators are from the last two days. */
function momentOf(
  deps: Deps,
  { creator, index, sinceDays }: Pick<SeededCreator, 'creator' | 'index' | 'sinceDays'>,
  post: number,
): number {
  const daysAgo = ((creator.posts - 1 - post) * (sinceDays - 3)) / creator.posts;
  return deps.clock.now().getTime() - daysAgo * DAY_MS - (1 + ((index * 7) % 25) * 1.7) * HOUR_MS;
}

/** Being verified is the last of it. */
async function dressProfile(deps: Deps, creator: DemoCreator, id: string, work: string): Promise<void> {
  if ((await readProfile(deps, viewerOf(id, 'creator'), id)).is_verified) return;
  const [avatar, cover] = await Promise.all([
    renderAvatar(creator.name, 320, creator.name),
    renderArtwork({
      seed: `${creator.name} cover`,
      style: creator.styles[0],
      paletteSeed: creator.name,
      width: 1500,
      height: 500,
    }),
  ]);
  const avatarKey = await storePicture(deps, `avatar/${id}`, avatar, work);
  const coverKey = await storePicture(deps, `cover/${id}`, cover, work);
  await updateProfile(deps, id, {
    bio: creator.bio,
    location: creator.location,
    benefits: (creator.benefits ?? []).join('\n'),
    avatar_key: avatarKey,
    cover_key: coverKey,
    subscription_price_centavos: creator.monthlyPesos * 100,
  });
  if (creator.offers) await changeOffers(deps, id, { ...NO_OFFERS, ...creator.offers });
  await approveCreator(deps, id);
}

async function storePicture(deps: Deps, name: string, picture: Buffer, work: string): Promise<string> {
  const path = join(work, name.replaceAll('/', '-'));
  await writeFile(path, picture);
  const stored = await storePublicPicture(deps, name, path);
  if (typeof stored !== 'string') throw new Error(`the demo drew no picture: ${stored.refusal}`);
  return stored;
}

type Kind = 'free' | 'ppv' | 'subscribers';
const KINDS: readonly Kind[] = ['ppv', 'free', 'subscribers', 'ppv'];
const PRICES = [25, 40, 60, 80, 120, 150] as const;

/** What a creator posts as their `post`th work. */
export async function composePost(
  creator: DemoCreator,
  index: number,
  post: number,
  work: string,
): Promise<Parameters<typeof createPost>[2]> {
  const random = new SeededRandom(`${creator.name} ${post}`);
  const style = creator.styles[post % 2] ?? creator.styles[0];
  const words = DEMO_WORDS[style];
  const [title, text] = words[Math.floor(index / 2 + post / 2) % words.length] ?? ['Untitled', 'A new work.'];
  const kind = KINDS[(index + post) % KINDS.length] ?? 'free';
  const form = {
    title,
    content: text,
    type: 'photo' as const,
    is_nsfw: index % 8 === 6 && post % 4 === 3,
    is_ppv: kind === 'ppv',
    is_subscriber_only: kind === 'subscribers',
    depicted_consent: true,
    ...(kind === 'ppv' ? { credit_price: random.pick(PRICES) } : {}),
    tags: [style.replace('-', ' '), creator.location.split(',')[0]?.toLowerCase() ?? ''],
  };
  const isVideo = index % 4 === 0 && post === creator.posts - VIDEO_PLACE;
  const files = isVideo
    ? await clipFiles(index, work)
    : { media_file: await artworkFiles(creator, style, post, work) };
  return { form, files };
}

/** One picture, and three for every fifth post. */
async function artworkFiles(
  creator: DemoCreator,
  style: ArtworkStyle,
  post: number,
  work: string,
): Promise<UploadedFile[]> {
  const numbers = post % 5 === 1 ? [post, post + 100, post + 200] : [post];
  return Promise.all(numbers.map((number) => artworkFile(creator, style, number, work)));
}

async function artworkFile(
  creator: DemoCreator,
  style: ArtworkStyle,
  post: number,
  work: string,
): Promise<UploadedFile> {
  const isWide = post % 3 === 2;
  const size = isWide ? { width: 1000, height: 800 } : { width: 800, height: 1000 };
  const picture = await renderArtwork({
    seed: `${creator.name} ${post}`,
    style,
    paletteSeed: creator.name,
    ...size,
  });
  const path = join(work, `post-${post}.jpg`);
  await writeFile(path, picture);
  return { path, bytes: picture.length, isTruncated: false };
}

/** Copies: processing changes its source, and these belong to the repository. */
async function clipFiles(index: number, work: string): Promise<Record<string, UploadedFile[]>> {
  const clip = DEMO_CLIPS[(index / 4) % DEMO_CLIPS.length];
  if (!clip) throw new Error('there are no demo clips');
  await mkdir(work, { recursive: true });
  const [media_file, thumbnail_file] = await Promise.all([
    copy(clip.videoPath, join(work, 'clip.mp4')),
    copy(clip.posterPath, join(work, 'clip.webp')),
  ]);
  return { media_file: [media_file], thumbnail_file: [thumbnail_file] };
}

async function copy(source: string, path: string): Promise<UploadedFile> {
  await copyFile(source, path);
  return { path, bytes: (await stat(path)).size, isTruncated: false };
}
