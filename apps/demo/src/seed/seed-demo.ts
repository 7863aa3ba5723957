import { mkdir } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { Deps } from '../../../server/src/deps.ts';
import {
  findUserIdByEmail,
  grantAdmin,
  philippineDay,
  updateProfile,
} from '../../../server/src/modules/accounts/index.ts';
import { readProfile } from '../../../server/src/modules/creators/index.ts';
import { countViews } from '../../../server/src/modules/posts/index.ts';
import { inTurn } from '../../../server/src/platform/database/index.ts';
import { DEMO_PASSWORD } from '../accounts.ts';
import { SeededRandom } from '../art/seeded-random.ts';
import { seedCrowd } from '../crowd/seed-crowd.ts';
import { seedQueues } from '../crowd/seed-queues.ts';
import { inThePast } from './in-the-past.ts';
import { openAccount } from './open-account.ts';
import { DEMO_CAST, type DemoCast } from './people.ts';
import { processVideos } from './process-videos.ts';
import { type Posted, readPostsOf } from './read-posts.ts';
import { sealDemoBooks } from './seal-books.ts';
import { seedCreator, VIDEO_PLACE } from './seed-creator.ts';
import { seedLives } from './seed-lives.ts';
import { seedMessages } from './seed-messages.ts';
import { seedFans } from './seed-money.ts';
import { seedStaff } from './seed-staff.ts';
import { seedStories } from './seed-stories.ts';
import { viewerOf } from './viewer-of.ts';

const AT_ONCE = 5;
const LOOK_AGAIN_MS = 250;
/** Whom the first creator brought, by their place in the cast: the affiliate program is seen at work. */
const BROUGHT = [2, 6, 11];
const ADMIN = {
  name: 'Luz Administrador',
  email: 'admin@likha.test',
  dateOfBirth: '1990-11-30',
  location: 'Quezon City',
};
const NEWCOMER = { name: 'Bagong Likha', email: 'newcreator@likha.test', dateOfBirth: '1990-11-30' };

/** Of each creator, before the first person comes: a second one makes the first start a third longer. The rest follows. */
const FIRST_POSTS = 1;

/**
 * Fills an empty house (P38) through the program's own use cases, so that the books balance. Runs once; a start
 * that was interrupted continues where it stopped, as every step passes over what is there. Nodes that start together wait for the
 * one that fills it.
 * @returns what nobody has to wait for: the rest of the posts, the videos, the crowd and what waits for staff; null when they are there
 */
export async function seedDemo(
  deps: Deps,
  say: (line: string) => void,
  cast: DemoCast = DEMO_CAST,
): Promise<((signal: AbortSignal) => Promise<void>) | null> {
  await mkdir(deps.workFolder, { recursive: true });
  const first = async () => {
    if ((await stageOf(deps)) === 'empty') await seedFirst(deps, say, cast);
  };
  while (!(await inTurn(deps.db, 'demoFirst', first))) await pause(LOOK_AGAIN_MS);
  if ((await stageOf(deps)) === 'whole') return null;
  return async (signal) => void (await inTurn(deps.db, 'demoRest', () => fillDemo(deps, say, cast, signal)));
}

async function seedFirst(deps: Deps, say: (line: string) => void, cast: DemoCast): Promise<void> {
  say('Preparing the demo: creators, posts and money …');
  const { deps: now } = inThePast(deps, deps.clock.now().getTime());
  await openAccount(now, { ...NEWCOMER, userType: 'creator' });
  const creatorIds = await seedCreators(deps, cast, say);
  // The same however often it begins anew, also when there are more by then.
  const all = await readPostsOf(deps, creatorIds);
  const posts = creatorIds.flatMap((id, index) =>
    all.filter(({ creator_id }) => creator_id === id).slice(0, firstPosts(cast.creators, index)),
  );
  await seedFans(deps, cast.supporters, creatorIds, posts);
  await seedMessages(deps, creatorIds, cast.supporters[0]);
  await seedViews(deps, posts);
  const adminId = await openAccount(now, { ...ADMIN, userType: 'fan' });
  await seedStaff(deps, adminId, { creatorIds, supporters: cast.supporters, posts });
  await seedAdmin(now, adminId);
}

/** The other posts of each creator, the videos, and who comes for them; that the admin has a place is the last of it. */
async function fillDemo(
  deps: Deps,
  say: (line: string) => void,
  cast: DemoCast,
  signal: AbortSignal,
): Promise<void> {
  try {
    const { creators, sinceDays } = cast;
    for (const [index, creator] of creators.entries()) {
      signal.throwIfAborted();
      await seedCreator(deps, { creator, index, sinceDays, posts: creator.posts, signal });
      if ((index + 1) % 5 === 0) say(`  The demo fills: ${index + 1} of ${creators.length} creators`);
    }
    const ids = (await Promise.all(creators.map(({ email }) => findUserIdByEmail(deps.db, email)))).filter(
      (id) => id !== null,
    );
    await seedStories(deps, creators, ids, signal);
    await seedLives(deps, creators, ids);
    const posts = await readPostsOf(deps, ids);
    await processVideos(deps, posts, signal);
    await seedViews(deps, posts);
    const adminId = await findUserIdByEmail(deps.db, ADMIN.email);
    if (cast.crowd.length > 0 && adminId) {
      const shown = posts.filter(({ status }) => status === 'published');
      await seedCrowd(deps, { members: cast.crowd, creatorIds: ids, posts: shown }, say, signal);
      signal.throwIfAborted();
      await seedQueues(deps, { cast, adminId, creatorIds: ids, posts: shown });
    }
    if (adminId) await updateProfile(deps, adminId, { location: ADMIN.location });
    await sealDemoBooks(deps);
    say('  The demo is whole.');
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/** That its admin is an admin is the last thing of the first stage, and where the admin lives that of the second. */
async function stageOf(deps: Deps): Promise<'empty' | 'first' | 'whole'> {
  const id = await findUserIdByEmail(deps.db, ADMIN.email);
  if (id === null) return 'empty';
  const { user_type: type, location } = await readProfile(deps, viewerOf(id, 'fan'), id);
  if (type !== 'admin') return 'empty';
  // An admin of somebody's own: there is no demo to fill.
  if ((await findUserIdByEmail(deps.db, NEWCOMER.email)) === null) return 'whole';
  return location === ADMIN.location ? 'whole' : 'first';
}

async function seedAdmin(deps: Deps, id: string): Promise<void> {
  await updateProfile(deps, id, { safe_mode: false });
  await grantAdmin(deps, { email: ADMIN.email, fullName: ADMIN.name, password: async () => DEMO_PASSWORD });
}

/** How many posts a creator has before people come. The first one is who signs in to look at earnings. */
function firstPosts(creators: DemoCast['creators'], index: number): number {
  const all = creators[index]?.posts ?? 0;
  return Math.min(all, index === 0 ? all - VIDEO_PLACE : FIRST_POSTS);
}

/** A few at once: drawing keeps one core busy and storing waits for the disk. */
async function seedCreators(
  deps: Deps,
  { creators, sinceDays }: DemoCast,
  say: (line: string) => void,
): Promise<string[]> {
  const limit = pLimit(AT_ONCE);
  let done = 0;
  const seeded: Promise<string>[] = [];
  for (const [index, creator] of creators.entries()) {
    const one = limit(async () => {
      const referrer = BROUGHT.includes(index) ? await seeded[0] : null;
      const posts = firstPosts(creators, index);
      const id = await seedCreator(deps, { creator, index, sinceDays, posts, referrer });
      done += 1;
      if (done % 5 === 0) say(`  ${done} of ${creators.length} creators`);
      return id;
    });
    seeded.push(one);
  }
  // Where one fails, the others end before the start gives up: nothing goes on behind it.
  await Promise.allSettled(seeded);
  return Promise.all(seeded);
}

async function seedViews(deps: Deps, posts: readonly Posted[]): Promise<void> {
  const random = new SeededRandom('views');
  const day = philippineDay(deps.clock.now());
  const seen = posts.flatMap(({ media, views_count }) => {
    const count = random.whole(20, 180);
    if (!media || views_count > 0) return [];
    return Array.from({ length: count }, (_, n) => ({
      id: media.file_key,
      viewerId: null,
      who: `guest ${n}`,
      day,
    }));
  });
  await countViews(deps, seen);
}
