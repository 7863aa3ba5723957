import { mkdir } from 'node:fs/promises';
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
import { DEMO_PASSWORD } from '../accounts.ts';
import { SeededRandom } from '../art/seeded-random.ts';
import { inThePast } from './in-the-past.ts';
import { openAccount } from './open-account.ts';
import { DEMO_CAST, type DemoCast } from './people.ts';
import { processVideos } from './process-videos.ts';
import { type Posted, readPostsOf } from './read-posts.ts';
import { seedCreator } from './seed-creator.ts';
import { seedFans } from './seed-money.ts';
import { seedStaff } from './seed-staff.ts';
import { viewerOf } from './viewer-of.ts';

const AT_ONCE = 5;
/** Whom the first creator brought, by their place in the cast: the affiliate program is seen at work. */
const BROUGHT = [2, 6, 11];
const ADMIN = { name: 'Luz Administrador', email: 'admin@likha.test', dateOfBirth: '1990-11-30' };
const NEWCOMER = { name: 'Bagong Likha', email: 'newcreator@likha.test', dateOfBirth: '1990-11-30' };

/**
 * Fills an empty house (P38) through the program's own use cases, so that the books balance. Runs once; a start
 * that was interrupted continues where it stopped, as every step passes over what is there.
 */
export async function seedDemo(
  deps: Deps,
  say: (line: string) => void,
  cast: DemoCast = DEMO_CAST,
): Promise<void> {
  if (await isSeeded(deps)) return;
  say('Preparing the demo: creators, posts and money …');
  await mkdir(deps.workFolder, { recursive: true });
  const { deps: now } = inThePast(deps, deps.clock.now().getTime());
  await openAccount(now, { ...NEWCOMER, userType: 'creator' });
  const creatorIds = await seedCreators(deps, cast.creators, say);
  const posts = await readPostsOf(deps, creatorIds);
  await processVideos(deps, posts);
  await seedFans(deps, cast.supporters, creatorIds, posts);
  await seedViews(deps, posts);
  const adminId = await openAccount(now, { ...ADMIN, userType: 'fan' });
  await seedStaff(deps, adminId, { creatorIds, supporters: cast.supporters, posts });
  await seedAdmin(now, adminId);
}

/** Making its admin an admin is the last thing that seeding does: everything else is there when that is done. */
async function isSeeded(deps: Deps): Promise<boolean> {
  const id = await findUserIdByEmail(deps.db, ADMIN.email);
  return id !== null && (await readProfile(deps, viewerOf(id, 'fan'), id)).user_type === 'admin';
}

async function seedAdmin(deps: Deps, id: string): Promise<void> {
  await updateProfile(deps, id, { safe_mode: false });
  await grantAdmin(deps, { email: ADMIN.email, fullName: ADMIN.name, password: async () => DEMO_PASSWORD });
}

/** A few at once: drawing keeps one core busy and storing waits for the disk. */
async function seedCreators(
  deps: Deps,
  creators: DemoCast['creators'],
  say: (line: string) => void,
): Promise<string[]> {
  const limit = pLimit(AT_ONCE);
  let done = 0;
  const seeded: Promise<string>[] = [];
  for (const [index, creator] of creators.entries()) {
    const one = limit(async () => {
      const referrer = BROUGHT.includes(index) ? await seeded[0] : null;
      const id = await seedCreator(deps, creator, index, referrer);
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
