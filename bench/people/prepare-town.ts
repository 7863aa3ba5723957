import { type Account, demoAccounts, readAccounts, signIn } from './accounts.ts';
import { buy, publishPost, type Town } from './acts.ts';
import type { Client } from './ask.ts';
import { type Fan, nothingPromised } from './promises.ts';

const FIRST_CREATOR = 2048;
const POSTS_A_CREATOR = 5;
const PAID = { is_ppv: 'true', credit_price: '1' };
/** Fewer are bought before the run begins. */
const LEAST_CREDITS = 100;

/** Where only the demo's people may be played with. */
export async function demandDemo(client: Client, isTold: boolean): Promise<boolean> {
  const { status, body } = await client.ask({ name: 'look: settings', path: '/api/config' });
  if (status !== 200) throw new Error(`it answers ${status || 'nothing'} to /api/config: is it Likha?`);
  const isDemo = body.is_demo === true;
  if (!isDemo && !isTold)
    throw new Error(
      'it is no demo: posts, messages and tips of this run would be real. --not-a-demo does it all the same, with --accounts of yours',
    );
  return isDemo;
}

/**
 * Signs everybody in, publishes what is bought, and notes what fans have when the run begins.
 * @param options.accounts a file of them; the demo's people without one
 */
export async function prepareTown(
  client: Client,
  options: { isDemo: boolean; accounts?: string | undefined; fans: number },
): Promise<Town & { fans: Fan[] }> {
  if (!options.isDemo && !options.accounts) throw new Error('--accounts: needed where it is no demo');
  const named = options.accounts ? readAccounts(options.accounts) : demoAccounts();
  const creators = await signIn(client, named.creators, FIRST_CREATOR);
  const posts = await Promise.all(
    creators.map((creator) => publishSome(client, creator, POSTS_A_CREATOR, PAID)),
  );
  const free = await Promise.all(creators.map((creator) => publishSome(client, creator, 1, {})));
  const town: Town = {
    client,
    creators,
    fans: [],
    posts: posts.flat(),
    freePosts: free.flat(),
    mayBuy: options.isDemo,
  };
  const signedIn = await signIn(client, named.fans.slice(0, options.fans), 1);
  const fans: Fan[] = [];
  for (const [place, account] of signedIn.entries()) {
    const fan = await settle(town, account, creators[place % creators.length] as Account);
    if (fan) fans.push(fan);
  }
  if (fans.length === 0 || town.posts.length === 0 || town.freePosts.length === 0)
    throw new Error(
      'no fan may write, or nothing could be published: are the accounts those of fans and of verified creators?',
    );
  return { ...town, fans };
}

async function publishSome(
  client: Client,
  creator: Account,
  many: number,
  fields: Record<string, string>,
): Promise<string[]> {
  const posts: string[] = [];
  for (let count = 0; count < many; count += 1) {
    const id = await publishPost(client, creator, fields);
    if (id) posts.push(id);
  }
  return posts;
}

/** A fan who may write to a creator, with credits to spend; null who may not. */
async function settle(town: Town, account: Account, creator: Account): Promise<Fan | null> {
  const { client } = town;
  const { headers } = account;
  const profile = await client.ask({
    name: 'a profile',
    path: `/api/users/by-username/${creator.username}`,
    headers,
  });
  if (profile.body.is_following !== true)
    await client.ask({ name: 'follow', method: 'POST', path: `/api/creators/${creator.id}/follow`, headers });
  const opened = await client.ask({
    ...{ name: 'open a conversation', method: 'POST', path: '/api/conversations', headers },
    body: { user_id: creator.id },
  });
  if (opened.status !== 200 && opened.status !== 201) return null;
  const fan: Fan = {
    ...account,
    conversation: String(opened.body.id),
    ...{ balance: 0, newest: null, promised: nothingPromised() },
  };
  const { body: wallet } = await client.ask({ name: 'wallet', path: '/api/credits/wallet', headers });
  if (Number(wallet.balance) < LEAST_CREDITS) await buy(town, fan);
  const { body } = await client.ask({ name: 'wallet', path: '/api/credits/wallet', headers });
  const [newest] = (body.recent_transactions ?? []) as { id: string }[];
  return { ...fan, balance: Number(body.balance), newest: newest?.id ?? null, promised: nothingPromised() };
}
