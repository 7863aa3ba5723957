import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { formBody } from '../../apps/server/test/forms.ts';
import { type Account, addressOf } from './accounts.ts';
import { type Answer, type Asked, type Client, isAnswer } from './ask.ts';
import { type Fan, TIP_CREDITS } from './promises.ts';

/** Where people are, and what there is to do. */
export interface Town {
  client: Client;
  fans: readonly Fan[];
  creators: readonly Account[];
  /** Posts to be bought, of a credit each; nobody had them before. */
  posts: readonly string[];
  /** Posts for everybody. */
  freePosts: readonly string[];
  /** May credits be bought? In a demo, from the stand-in of the provider. */
  mayBuy: boolean;
}

type Act<Who> = (town: Town, who: Who) => Promise<unknown>;
/** How often of a hundred, and what is done. */
type Mix<Who> = readonly (readonly [share: number, act: Act<Who>])[];

const PURCHASE_CREDITS = 100;
const SETTLED_LOOKS = 20;
const LOOK_EVERY_MS = 500;

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;
const get = (name: string, path: (town: Town) => string) => (town: Town, who: Pick<Account, 'headers'>) =>
  town.client.ask({ name, path: path(town), headers: who.headers });
const post = (town: Town, fan: Account, name: string, path: string, body?: object): Promise<Answer> =>
  town.client.ask({
    ...{ name, path, method: 'POST' },
    ...(body && { body }),
    headers: { ...fan.headers, 'idempotency-key': randomUUID() },
  } as Asked);

/** A guest reads: pages that are kept for all of them, and the calls of whoever looks further. */
const GUESTS: Mix<Pick<Account, 'headers'>> = [
  [20, get('page: /', () => '/')],
  [20, get('page: a profile', ({ creators }) => `/${pick(creators).username}`)],
  [15, get('page: /models', () => '/models')],
  [20, get('directory', () => `/api/creators?sort_by=${pick(['most_active', 'newest', 'popular'])}`)],
  [15, get('a profile', ({ creators }) => `/api/users/by-username/${pick(creators).username}`)],
  [10, get('settings', () => '/api/config')],
];

const FANS: Mix<Fan> = [
  [25, get('for you', () => '/api/content/feed')],
  [20, get('what is new', () => '/api/events?after=0')],
  [10, get('wallet', () => '/api/credits/wallet')],
  [10, get('conversations', () => '/api/conversations')],
  [5, get('notifications', () => '/api/notifications')],
  [10, like],
  [10, write],
  [5, unlock],
  [4, tip],
  [1, buy],
];

const CREATORS: Mix<Account> = [
  [40, get('conversations', () => '/api/conversations')],
  [25, get('analytics', () => '/api/analytics')],
  [25, get('own posts', () => '/api/content/mine')],
  [10, publish],
];

function like({ client, freePosts }: Town, { headers }: Fan): Promise<unknown> {
  return client.ask({ name: 'like', method: 'PUT', path: `/api/content/${pick(freePosts)}/like`, headers });
}

async function write(town: Town, fan: Fan): Promise<void> {
  const text = `Kumusta ${randomUUID()}`;
  const body = { client_id: randomUUID(), text };
  const { status } = await post(
    town,
    fan,
    'message',
    `/api/conversations/${fan.conversation}/messages`,
    body,
  );
  if (status === 201 || !isAnswer(status)) fan.promised.words.set(text, status === 201);
}

async function unlock(town: Town, fan: Fan): Promise<void> {
  const left = town.posts.filter((id) => !fan.promised.unlocks.has(id));
  if (left.length === 0) return;
  const id = pick(left);
  const { status } = await post(town, fan, 'unlock', '/api/credits/unlock', { content_id: id });
  if (status === 200 || !isAnswer(status)) fan.promised.unlocks.set(id, status === 200);
}

async function tip(town: Town, fan: Fan): Promise<void> {
  const path = `/api/creators/${pick(town.creators).id}/tips`;
  const { status } = await post(town, fan, 'tip', path, { credits: TIP_CREDITS });
  if (status === 200 || status === 201) fan.promised.tips += 1;
  else if (!isAnswer(status)) fan.promised.openTips += 1;
}

/** To the end: ordered, approved at the stand-in of the provider, and there. */
export async function buy(town: Town, fan: Fan): Promise<void> {
  if (!town.mayBuy) return;
  const pesos = PURCHASE_CREDITS;
  const order = {
    credit_amount: PURCHASE_CREDITS,
    payment_method: 'paypal',
    original_amount: pesos,
    final_amount: pesos,
  };
  const { status, body } = await post(town, fan, 'purchase', '/api/credits/purchase', order);
  if (status !== 201) return;
  const id = String(body.purchase_id);
  fan.promised.purchases.set(id, false);
  await fetch(String(body.approval_url), {
    method: 'POST',
    body: new URLSearchParams({ action: 'approve' }),
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  }).catch(() => undefined);
  for (let look = 0; look < SETTLED_LOOKS; look += 1) {
    const asked = { name: 'purchase: how is it', path: `/api/credits/purchases/${id}`, headers: fan.headers };
    if ((await town.client.ask(asked)).body.status === 'completed') {
      fan.promised.purchases.set(id, true);
      return;
    }
    await pause(LOOK_EVERY_MS);
  }
}

async function publish(town: Town, creator: Account): Promise<void> {
  await publishPost(town.client, creator, {});
}

/** Words alone; `fields` may give them a price. @returns the post's id */
export async function publishPost(
  client: Client,
  creator: Account,
  fields: Record<string, string>,
): Promise<string | null> {
  const { payload, headers } = formBody({
    fields: { title: 'A load test', content: 'Words of a load test.', ...fields },
  });
  const asked: Asked = {
    ...{ name: 'publish', method: 'POST', path: '/api/content', headers: creator.headers },
    body: { form: payload, type: headers['content-type'] },
  };
  const { status, body } = await client.ask(asked);
  return status === 201 ? String(body.id) : null;
}

function draw<Who>(mix: Mix<Who>): Act<Who> {
  let left = Math.random() * mix.reduce((sum, [share]) => sum + share, 0);
  for (const [share, act] of mix) {
    left -= share;
    if (left < 0) return act;
  }
  return pick(mix)[1];
}

/** Of a hundred people, who are none of these are guests. */
const FANS_OF_100 = 18;
const CREATORS_OF_100 = 2;
/** Guests have addresses behind those of accounts. */
const FIRST_GUEST = 4096;

/** One person does one thing. Resolves when it was answered, or is not going to be. */
export async function act(town: Town, person: number): Promise<void> {
  const place = person % 100;
  if (place < FANS_OF_100) await draw(FANS)(town, pick(town.fans));
  else if (place < FANS_OF_100 + CREATORS_OF_100) await draw(CREATORS)(town, pick(town.creators));
  else await draw(GUESTS)(town, { headers: { 'x-forwarded-for': addressOf(FIRST_GUEST + person) } as never });
}
