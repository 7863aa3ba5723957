import { mkdir } from 'node:fs/promises';
import { createAccount, findUserIdByEmail, updateProfile } from '../accounts/index.ts';
import { countViews } from '../posts/index.ts';
import { isSeeded, markSeeded } from './demo.queries.ts';
import { type DemoDeps, inThePast } from './demo-deps.ts';
import { DEMO_CREATORS, DEMO_PASSWORD } from './people.ts';
import { type Posted, readPostsOf } from './read-posts.ts';
import { seedCreator } from './seed-creator.ts';
import { seedFans } from './seed-money.ts';
import { SeededRandom } from './seeded-random.ts';

const AT_ONCE = 5;

/**
 * Fills an empty house (decision 38) through the program's own use cases, so that the books balance. Runs once; a start
 * that was interrupted continues where it stopped.
 */
export async function seedDemo(deps: DemoDeps, say: (line: string) => void): Promise<void> {
  if (await isSeeded(deps.db)) return;
  say('Preparing the demo: creators, posts and money …');
  await mkdir(deps.workFolder, { recursive: true });
  const past = inThePast(deps, deps.clock.now().getTime());
  await openPlainAccount(past.deps, 'Luz Administrador', 'admin@likha.test', 'admin');
  await openPlainAccount(past.deps, 'Bagong Likha', 'newcreator@likha.test', 'creator');
  const creatorIds = await seedCreators(deps, say);
  const posts = await readPostsOf(deps, creatorIds);
  await seedFans(deps, creatorIds, posts);
  await seedViews(deps, posts);
  await markSeeded(deps.db);
}

async function openPlainAccount(
  deps: Parameters<typeof createAccount>[0],
  name: string,
  email: string,
  userType: 'admin' | 'creator',
): Promise<void> {
  if (await findUserIdByEmail(deps.db, email)) return;
  const { userId } = await createAccount(deps, {
    full_name: name,
    email,
    password: DEMO_PASSWORD,
    user_type: userType,
    date_of_birth: '1990-11-30',
    referrer: null,
  });
  if (userType === 'admin') await updateProfile(deps, userId, { safe_mode: false });
}

/** A few at once: drawing keeps one core busy and storing waits for the disk. */
async function seedCreators(deps: DemoDeps, say: (line: string) => void): Promise<string[]> {
  const ids: string[] = [];
  let next = 0;
  let done = 0;
  const take = async () => {
    for (let index = next++; index < DEMO_CREATORS.length; index = next++) {
      const creator = DEMO_CREATORS[index];
      if (!creator) return;
      ids[index] = await seedCreator(deps, creator, index);
      done += 1;
      if (done % 5 === 0) say(`  ${done} of ${DEMO_CREATORS.length} creators`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, take));
  return ids;
}

async function seedViews(deps: DemoDeps, posts: readonly Posted[]): Promise<void> {
  const random = new SeededRandom('views');
  const seen = posts.flatMap(({ media }) =>
    media
      ? Array.from({ length: random.whole(20, 180) }, () => ({ mediaId: media.file_key, viewerId: null }))
      : [],
  );
  await countViews(deps, seen);
}
