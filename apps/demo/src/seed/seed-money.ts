import { DEFAULT_LANGUAGE } from '@likha/contract/language';
import { CREDIT_PACKS } from '@likha/contract/limits';
import type { Deps } from '../../../server/src/deps.ts';
import { readProfile, toggleFollow } from '../../../server/src/modules/creators/index.ts';
import { buyCredits, readWallet, settlePurchase } from '../../../server/src/modules/credits/index.ts';
import { savePost } from '../../../server/src/modules/library/index.ts';
import { setLike } from '../../../server/src/modules/reactions/index.ts';
import { grantSubscription } from '../../../server/src/modules/subscriptions/index.ts';
import { unlockContent } from '../../../server/src/modules/unlocks/index.ts';
import type { Viewer } from '../../../server/src/platform/viewer.ts';
import { SeededRandom } from '../art/seeded-random.ts';
import { DAY_MS, HOUR_MS, inThePast } from './in-the-past.ts';
import { openAccount } from './open-account.ts';
import { packOrder } from './pack-order.ts';
import type { DemoCast } from './people.ts';
import type { Posted } from './read-posts.ts';
import { unlessRefused } from './unless-refused.ts';
import { viewerOf } from './viewer-of.ts';

type Past = ReturnType<typeof inThePast>;

const UNLOCKS_EACH = 11;
const FOLLOWS_EACH = 9;

/** The demo fan and the supporters: they buy credits, follow, and unlock over the last weeks, all through the real use cases. */
export async function seedFans(
  deps: Deps,
  supporters: DemoCast['supporters'],
  creatorIds: readonly string[],
  posts: readonly Posted[],
): Promise<void> {
  const paid = posts.filter((post) => post.is_ppv && !post.is_nsfw);
  const planned: PlannedUnlock[] = [];
  for (const [index, person] of supporters.entries()) {
    planned.push(...(await seedSupporter(deps, person, index, creatorIds, paid)));
  }
  // The books are a list that only grows: what happened first is written first.
  planned.sort((a, b) => a.moment - b.moment);
  for (const { past, fan, postId, moment } of planned) {
    past.clock.goTo(moment);
    await unlockIfAffordable(past, fan, postId);
  }
  await seedFan(deps, creatorIds, posts);
}

interface PlannedUnlock {
  past: Past;
  fan: Viewer;
  postId: string;
  /** Milliseconds since 1970. */
  moment: number;
}

async function openFan({ deps }: Past, name: string, email: string): Promise<Viewer> {
  return viewerOf(
    await openAccount(deps, { name, email, userType: 'fan', dateOfBirth: '1993-08-21' }),
    'fan',
  );
}

/**
 * Buys a pack and has it paid, unless that is done already. A purchase that was begun on the same day is continued.
 * @param before how many credits the fan has bought before this pack
 * @returns how many they have bought with it
 */
async function buyPack(past: Past, fan: Viewer, packId: string, before: number): Promise<number> {
  const pack = CREDIT_PACKS.find(({ id }) => id === packId);
  if (!pack) throw new Error(`there is no pack ${packId}`);
  const credits = pack.credits + pack.bonus;
  const { total_purchased: bought } = await readWallet(past.deps, fan.id, DEFAULT_LANGUAGE);
  if (bought >= before + credits) return before + credits;
  const body = await packOrder(past.deps, packId, 'gcash');
  const day = past.deps.clock.now().toISOString().slice(0, 10);
  const { purchase_id: id } = await buyCredits(past.deps, fan, body, {
    idempotencyKey: `demo-${packId}-${day}`,
    correlationId: past.deps.ids.next(),
  });
  await settlePurchase(past.deps, id);
  return before + credits;
}

async function follow(past: Past, fan: Viewer, creatorId: string): Promise<void> {
  const { is_following: isFollowing } = await readProfile(past.deps, fan, creatorId);
  if (!isFollowing) await toggleFollow(past.deps, fan.id, creatorId);
}

/** Opens a supporter's account with a pack of credits, and says what they unlock and when. */
async function seedSupporter(
  deps: Deps,
  person: { name: string; email: string },
  index: number,
  creatorIds: readonly string[],
  paid: readonly Posted[],
): Promise<PlannedUnlock[]> {
  const now = deps.clock.now().getTime();
  const start = now - (31 - index) * DAY_MS;
  const past = inThePast(deps, start);
  const fan = await openFan(past, person.name, person.email);
  await buyPack(past, fan, 'mega', 0);
  const random = new SeededRandom(person.name);
  for (let count = 0; count < FOLLOWS_EACH; count += 1) await follow(past, fan, random.pick(creatorIds));
  const preferred = paid.filter((post) => post.creator_id === creatorIds[0]);
  const chosen = [...preferred, ...Array.from({ length: UNLOCKS_EACH }, () => random.pick(paid))];
  return chosen.map((post, step) => {
    const wished = start + (step * (30 - index) * DAY_MS) / chosen.length + random.whole(1, 9) * HOUR_MS;
    const moment = Math.min(Math.max(wished, Date.parse(post.created_at) + HOUR_MS), now - HOUR_MS);
    return { past, fan, postId: post.id, moment };
  });
}

/** Whoever runs out of credits simply stops buying. */
function unlockIfAffordable(past: Past, fan: Viewer, postId: string): Promise<void> {
  return unlessRefused(['insufficient_credits'], () =>
    unlockContent(past.deps, fan, postId, past.deps.ids.next()),
  );
}

/** Of each list of the demo fan's library, at most. */
const IN_LIBRARY = 4;

/** `fan@likha.test`: two purchases, a few unlocks, some months on the house, a library, and credits left to spend. */
async function seedFan(deps: Deps, creatorIds: readonly string[], posts: readonly Posted[]): Promise<void> {
  const now = deps.clock.now().getTime();
  const past = inThePast(deps, now - 12 * DAY_MS);
  const fan = await openFan(past, 'Bayani Lopez', 'fan@likha.test');
  const before = await buyPack(past, fan, 'premium', 0);
  const { bought, liked, saved } = libraryOf(creatorIds, posts);
  for (const [step, post] of bought.entries()) {
    past.clock.goTo(now - (10 - 2 * step) * DAY_MS);
    await unlockIfAffordable(past, fan, post.id);
  }
  past.clock.goTo(now - 26 * HOUR_MS);
  await buyPack(past, fan, 'popular', before);
  for (const creatorId of creatorIds.slice(0, 6)) await follow(past, fan, creatorId);
  const endsAt = new Date(now + 29 * DAY_MS);
  for (const creatorId of creatorIds.slice(1, 4))
    await grantSubscription(past.deps, { fanId: fan.id, creatorId, endsAt });
  for (const { id } of liked) await setLike(past.deps, fan, id, true);
  for (const { id } of saved) await savePost(past.deps, fan, id);
}

/** Of whom they follow first. */
function libraryOf(creatorIds: readonly string[], posts: readonly Posted[]) {
  const placeOf = ({ creator_id: id }: Posted) => creatorIds.indexOf(id);
  const known = posts
    .filter((post) => !post.is_nsfw && placeOf(post) > 0)
    .sort((a, b) => placeOf(a) - placeOf(b));
  const [free, paid] = [known.filter(isFree), known.filter(({ is_ppv: isPaid }) => isPaid)];
  const bought = paid.slice(0, IN_LIBRARY);
  return {
    bought,
    liked: [...bought.slice(0, 2), ...free].slice(0, IN_LIBRARY),
    saved: [...paid.slice(IN_LIBRARY), ...free].slice(0, IN_LIBRARY),
  };
}

const isFree = ({ is_ppv: isPaid, is_subscriber_only: isForSubscribers }: Posted) =>
  !isPaid && !isForSubscribers;
