import type { Deps } from '../../../server/src/deps.ts';
import { updateProfile } from '../../../server/src/modules/accounts/index.ts';
import { readProfile, toggleFollow } from '../../../server/src/modules/creators/index.ts';
import { askRefund, buyCredits, settlePurchase } from '../../../server/src/modules/credits/index.ts';
import { addComment, listComments, setLike } from '../../../server/src/modules/reactions/index.ts';
import { startSubscription } from '../../../server/src/modules/subscriptions/index.ts';
import { sendTip } from '../../../server/src/modules/tips/index.ts';
import { unlockContent } from '../../../server/src/modules/unlocks/index.ts';
import type { Viewer } from '../../../server/src/platform/viewer.ts';
import { SeededRandom } from '../art/seeded-random.ts';
import { DAY_MS, HOUR_MS, inThePast } from '../seed/in-the-past.ts';
import { openAccount } from '../seed/open-account.ts';
import { packOrder } from '../seed/pack-order.ts';
import type { Posted } from '../seed/read-posts.ts';
import { unlessRefused } from '../seed/unless-refused.ts';
import { viewerOf } from '../seed/viewer-of.ts';
import { COMMENTS, REFUND_REASONS, TIP_WORDS } from './crowd-words.ts';
import type { Town } from './town.ts';

const FIRST_JOINED_DAYS_AGO = 140;
/** Of a subscription: within its first month, so that nothing of it is due. */
const MONTH_DAYS = 26;

interface Life {
  past: ReturnType<typeof inThePast>;
  fan: Viewer;
  random: SeededRandom;
  town: Town;
  /** Milliseconds since 1970. */
  now: number;
  joined: number;
}

/** What one fan did since they joined, in its order; that they say where they live is the last of it. */
export async function liveMember(deps: Deps, town: Town, place: number, passwordHash: string): Promise<void> {
  const member = town.members[place];
  if (!member) return;
  const now = deps.clock.now().getTime();
  const isRegretful = town.members.length - place <= REFUND_REASONS.length;
  const joined = now - (isRegretful ? 1 : joinedDaysAgo(place, town.members.length)) * DAY_MS;
  const past = inThePast(deps, joined);
  const person = { ...member, userType: 'fan', dateOfBirth: '1992-05-17', passwordHash } as const;
  const fan = viewerOf(await openAccount(past.deps, person), 'fan');
  if ((await readProfile(deps, fan, fan.id)).location === member.location) return;
  const life = { past, fan, random: new SeededRandom(member.email), town, now, joined };
  await follow(life);
  await react(life);
  if (isRegretful) await regret(life, REFUND_REASONS[town.members.length - place - 1] ?? '');
  else if (life.random.whole(0, 9) < 6) await spend(life);
  await updateProfile(past.deps, fan.id, { location: member.location });
}

/** More and more people join. */
function joinedDaysAgo(place: number, count: number): number {
  return 2 + (FIRST_JOINED_DAYS_AGO - 2) * (1 - place / count) ** 1.5;
}

/** Some creators are known to many, most to a few. */
function pickCreator({ random, town }: Life): string {
  const fraction = random.whole(0, 999) / 1000;
  return town.creatorIds[Math.floor(fraction ** 2 * town.creatorIds.length)] ?? '';
}

/** A moment after they joined, or after a post came out, and before now. */
function later({ random, now, joined }: Life, after = joined): number {
  const from = Math.min(Math.max(joined, after) + HOUR_MS, now - HOUR_MS);
  return from + ((now - HOUR_MS - from) * random.whole(0, 999)) / 1000;
}

async function follow(life: Life): Promise<void> {
  const { past, fan, random } = life;
  const wished = new Set(Array.from({ length: random.whole(3, 7) }, () => pickCreator(life)));
  for (const creatorId of wished) {
    past.clock.goTo(later(life));
    if (!(await readProfile(past.deps, fan, creatorId)).is_following)
      await toggleFollow(past.deps, fan.id, creatorId);
  }
}

/** Likes and comments, of posts that are open to anybody. */
async function react(life: Life): Promise<void> {
  const { past, fan, random, town } = life;
  const open = town.posts.filter((post) => !post.is_ppv && !post.is_subscriber_only && !post.is_nsfw);
  if (open.length === 0) return;
  for (let count = random.whole(2, 8); count > 0; count -= 1) {
    const post = random.pick(open);
    past.clock.goTo(later(life, Date.parse(post.created_at)));
    await setLike(past.deps, fan, post.id, true);
  }
  if (random.whole(0, 9) < 4) await comment(life, random.pick(open), random.pick(COMMENTS));
}

async function comment(life: Life, post: Posted, text: string): Promise<void> {
  const { past, fan } = life;
  const { comments } = await listComments(past.deps, fan, post.id, { limit: 50 });
  if (comments.some(({ author }) => author.id === fan.id)) return;
  past.clock.goTo(later(life, Date.parse(post.created_at)));
  await addComment(past.deps, fan, post.id, { text });
}

/** A pack of credits, and what it is for; whoever runs out of credits simply stops buying. */
async function spend(life: Life): Promise<void> {
  const { past, fan, random, town, now, joined } = life;
  await buyPack(life, joined + HOUR_MS, random.pick(['popular', 'premium', 'mega']));
  const paid = town.posts.filter((post) => post.is_ppv && !post.is_nsfw);
  const acts: { moment: number; act: () => Promise<unknown> }[] = [];
  for (let count = random.whole(1, 4); count > 0 && paid.length > 0; count -= 1) {
    const { id, created_at } = random.pick(paid);
    const act = () => unlockContent(past.deps, fan, id, past.deps.ids.next());
    acts.push({ moment: later(life, Date.parse(created_at)), act });
  }
  if (random.whole(0, 9) < 5) {
    const creatorId = pickCreator(life);
    const asked = { shownCredits: null, correlationId: past.deps.ids.next() };
    const act = () => startSubscription(past.deps, fan, creatorId, asked);
    acts.push({ moment: later(life, now - MONTH_DAYS * DAY_MS), act });
  }
  if (random.whole(0, 9) < 4) {
    const tip = {
      creatorId: pickCreator(life),
      credits: random.pick([20, 50, 100]),
      message: random.pick(TIP_WORDS),
    };
    const origin = { idempotencyKey: 'demo-tip', correlationId: past.deps.ids.next() };
    acts.push({ moment: later(life), act: () => sendTip(past.deps, fan, tip, origin) });
  }
  acts.sort((a, b) => a.moment - b.moment);
  for (const { moment, act } of acts) {
    past.clock.goTo(moment);
    await unlessRefused(['insufficient_credits', 'media_not_ready'], act);
  }
}

/** Buys a pack and asks for the money back, which waits for staff. */
async function regret(life: Life, reason: string): Promise<void> {
  const { past, fan, now } = life;
  const purchaseId = await buyPack(life, now - 8 * HOUR_MS, 'popular');
  past.clock.goTo(now - HOUR_MS);
  if (purchaseId)
    await unlessRefused(['refund_refused'], () => askRefund(past.deps, fan, { purchaseId, reason }));
}

/** @returns the purchase, as it is paid; null where an interrupted start had it paid */
async function buyPack({ past, fan }: Life, moment: number, packId: string): Promise<string | null> {
  past.clock.goTo(moment);
  const body = await packOrder(past.deps, packId, 'gcash');
  const origin = { idempotencyKey: 'demo-crowd', correlationId: past.deps.ids.next() };
  let purchaseId: string | null = null;
  await unlessRefused(['purchase_not_open'], async () => {
    purchaseId = (await buyCredits(past.deps, fan, body, origin)).purchase_id;
    await settlePurchase(past.deps, purchaseId);
  });
  return purchaseId;
}
