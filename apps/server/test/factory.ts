import type { StaffRole } from '@likha/contract/staff-roles';
import { Semaphore } from 'async-mutex';
import type { Deps } from '../src/deps.ts';
import { settlePurchase } from '../src/modules/credits/index.ts';
import { inTransaction } from '../src/platform/database/index.ts';
import type { Viewer } from '../src/platform/viewer.ts';
import type { FakeProvider } from './fakes.ts';

/** A password hash that belongs to nobody: signing in is tested with people who registered. */
const NO_PASSWORD = 'x';

export interface Person {
  id: string;
  username: string;
  /** As a program shows it. */
  token: string;
  /** As a browser does. */
  cookie: string;
  viewer: Viewer;
  /** For `app.inject`. */
  headers: { authorization: string };
}

export interface PersonOptions {
  /** Of an admin; an owner unless told. */
  role?: StaffRole;
  isVerified?: boolean;
  referredBy?: string;
  isSafeMode?: boolean;
  credits?: number;
}

export interface PostOptions {
  price?: number;
  isSubscriberOnly?: boolean;
  isNsfw?: boolean;
  status?: 'published' | 'in_review';
  title?: string;
  content?: string;
}

/** Fewer than the test's connections. */
const AT_ONCE = 6;

export type Factory = ReturnType<typeof createFactory>;

/** Makes people and posts for tests in one statement each; money comes through the real use cases only. */
export function createFactory(deps: Deps) {
  let count = 0;
  // Who makes a hundred people at once shall not wait for connections until there is no patience left.
  const places = new Semaphore(AT_ONCE);
  const person = (...whom: Parameters<typeof makePerson>) => places.runExclusive(() => makePerson(...whom));

  async function makePerson(
    userType: 'fan' | 'creator' | 'admin',
    options: PersonOptions = {},
  ): Promise<Person> {
    count += 1;
    const id = deps.ids.next();
    const username = `${userType}_${count}`;
    const now = deps.clock.now();
    await deps.db
      .insertInto('users')
      .values({
        id,
        email: `${username}@example.test`,
        username,
        full_name: `The ${userType} ${count}`,
        password_hash: NO_PASSWORD,
        user_type: userType,
        staff_role: userType === 'admin' ? (options.role ?? 'owner') : null,
        date_of_birth: '1990-01-01',
        kyc_status: (options.isVerified ?? userType === 'creator') ? 'approved' : 'none',
        referred_by: options.referredBy ?? null,
        safe_mode: options.isSafeMode ?? true,
        legal_consent_version: '1.0',
        legal_consent_at: now,
        created_at: now,
        last_seen_at: now,
        // An admin who has set two factors up may act (P111).
        two_factor_at: userType === 'admin' ? now : null,
      })
      .execute();
    const { bearer: token, cookie } = await deps.sessions.start(deps.db, id);
    const viewer = await deps.sessions.authenticate(token, 'bearer');
    if (!viewer) throw new Error('a new session is not known');
    if (options.credits) await buy(id, options.credits);
    return { id, username, token, cookie, viewer, headers: { authorization: `Bearer ${token}` } };
  }

  /** Whoever else was made an admin before may into no part any more. */
  async function onlyAdmin(...ids: string[]): Promise<void> {
    const others = await deps.db
      .updateTable('users')
      .set({ staff_role: null })
      .where('user_type', '=', 'admin')
      .where('id', 'not in', ids)
      .returning('id')
      .execute();
    for (const { id } of others) deps.sessions.forget(id);
  }

  /** Credits bought through the provider and settled, so that the books balance. */
  async function buy(fanId: string, credits: number): Promise<void> {
    const provider = deps.payments.paypal as FakeProvider;
    const now = deps.clock.now();
    const id = deps.ids.next();
    const centavos = credits * (await rate());
    const { orderId } = await provider.createOrder({ purchaseId: id, amountCentavos: centavos });
    await deps.db
      .insertInto('purchases')
      .values({
        id,
        fan_id: fanId,
        status: 'pending',
        payment_method: 'paypal',
        base_credits: credits,
        bonus_credits: 0,
        centavos_per_credit: await rate(),
        original_centavos: centavos,
        settings_version: (await settings()).version,
        final_centavos: centavos,
        correlation_id: id,
        created_at: now,
      })
      .execute();
    await deps.db
      .insertInto('payment_attempts')
      .values({
        id: deps.ids.next(),
        purchase_id: id,
        provider: 'paypal',
        payment_method: 'paypal',
        amount_centavos: centavos,
        status: 'open',
        order_id: orderId,
        created_at: now,
        next_check_at: now,
      })
      .execute();
    provider.pay(id);
    await settlePurchase(deps, id);
  }

  const settings = () =>
    deps.db
      .selectFrom('platform_settings')
      .select(['version', 'centavos_per_credit'])
      .executeTakeFirstOrThrow();
  const rate = async () => (await settings()).centavos_per_credit;

  async function post(creatorId: string, options: PostOptions = {}): Promise<string> {
    const id = deps.ids.next();
    await inTransaction(deps.db, async (tx) => {
      await tx
        .insertInto('posts')
        .values({
          id,
          creator_id: creatorId,
          title: options.title ?? 'A post',
          content: options.content ?? 'Words about a picture',
          type: 'photo',
          is_nsfw: options.isNsfw ?? false,
          is_ppv: options.price !== undefined,
          is_subscriber_only: options.isSubscriberOnly ?? false,
          credit_price: options.price ?? null,
          status: options.status ?? 'published',
          created_at: deps.clock.now(),
        })
        .execute();
      if (options.status === 'in_review') return;
      await tx
        .updateTable('users')
        .set((set) => ({
          posts_count: set('posts_count', '+', 1),
          mature_posts_count: set('mature_posts_count', '+', options.isNsfw ? 1 : 0),
        }))
        .where('id', '=', creatorId)
        .execute();
    });
    return id;
  }

  /** A post whose video could not be processed. */
  async function failedVideo(creatorId: string): Promise<{ postId: string; mediaId: string }> {
    const [postId, mediaId] = [await post(creatorId), deps.ids.next()];
    const item = { id: mediaId, owner_id: creatorId, kind: 'video', video_state: 'waiting' } as const;
    const file = {
      status: 'ready',
      content_type: 'video/mp4',
      bytes: 1,
      created_at: deps.clock.now(),
    } as const;
    await deps.db
      .insertInto('media_items')
      .values({ ...item, ...file })
      .execute();
    await deps.db.updateTable('posts').set({ media_id: mediaId }).where('id', '=', postId).execute();
    await failVideo(mediaId);
    return { postId, mediaId };
  }

  async function failVideo(mediaId: string): Promise<void> {
    const failed = { video_state: 'failed', video_fault: 'corrupt_video' } as const;
    await deps.db.updateTable('media_items').set(failed).where('id', '=', mediaId).execute();
  }

  /** What is sold from now on, and was before, is available after so many days; tests of payouts begin with none. */
  async function holdEarnings(days: number): Promise<void> {
    await deps.db.updateTable('platform_settings').set({ earnings_hold_days: days }).execute();
  }

  return {
    holdEarnings,
    failedVideo,
    failVideo,
    fan: (options?: PersonOptions) => person('fan', options),
    creator: (options?: PersonOptions) => person('creator', options),
    admin: (options?: PersonOptions) => person('admin', options),
    onlyAdmin,
    post,
    buy,
  };
}
