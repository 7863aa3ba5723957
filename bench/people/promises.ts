import type { Account } from './accounts.ts';
import type { Client } from './ask.ts';

/** Tips are of so many credits, and nothing else of these fans is. */
export const TIP_CREDITS = 3;
const MOST_PAGES = 50;
const PAGE = 100;
const LOOKS = 3;

/** What one fan was told, and what became of what nobody was told the end of. */
export interface Promised {
  /** How many tips were answered, and how many may or may not be there. */
  tips: number;
  openTips: number;
  /** Posts, purchases and words of messages by whether they were answered. */
  unlocks: Map<string, boolean>;
  purchases: Map<string, boolean>;
  words: Map<string, boolean>;
}

export const nothingPromised = (): Promised => ({
  ...{ tips: 0, openTips: 0 },
  ...{ unlocks: new Map(), purchases: new Map(), words: new Map() },
});

export interface Fan extends Account {
  /** With whom this fan writes. */
  conversation: string;
  /** When the run began: the balance, and the newest movement. */
  balance: number;
  newest: string | null;
  promised: Promised;
}

export interface Reconciled {
  lost: number;
  twice: number;
  /** What was looked at, and what could not be. */
  compared: { tips: number; unlocks: number; purchases: number; messages: number };
  problems: string[];
}

interface Movement {
  id: string;
  type: string;
  amount: number;
  post_id: string | null;
  purchase_id: string | null;
  creator_id: string | null;
}

/** Compares what every fan was told with what the wallet's history and the conversation say, through the API. */
export async function reconcile(client: Client, fans: readonly Fan[]): Promise<Reconciled> {
  const found: Reconciled = {
    ...{ lost: 0, twice: 0, problems: [] },
    compared: { tips: 0, unlocks: 0, purchases: 0, messages: 0 },
  };
  for (const fan of fans) {
    const { promised } = fan;
    if (
      promised.tips +
        promised.openTips +
        promised.unlocks.size +
        promised.purchases.size +
        promised.words.size ===
      0
    )
      continue;
    const movements = await movementsOf(client, fan);
    const texts = promised.words.size > 0 ? await textsOf(client, fan) : [];
    if (!movements || !texts) {
      found.problems.push('the history of a fan could not be read');
      continue;
    }
    compareTips(found, fan, movements);
    compareNames(
      found,
      'unlocks',
      promised.unlocks,
      movements.flatMap(({ post_id }) => post_id ?? []),
    );
    const bought = movements
      .filter(({ type }) => type === 'purchase')
      .flatMap(({ purchase_id }) => purchase_id ?? []);
    compareNames(found, 'purchases', promised.purchases, bought);
    compareNames(found, 'messages', promised.words, texts);
    await compareBalance(client, found, fan);
  }
  return found;
}

function compareTips(found: Reconciled, { promised }: Fan, movements: readonly Movement[]): void {
  const there = movements.filter(
    ({ amount, creator_id }) => amount === -TIP_CREDITS && creator_id !== null,
  ).length;
  found.compared.tips += promised.tips;
  found.lost += Math.max(0, promised.tips - there);
  found.twice += Math.max(0, there - promised.tips - promised.openTips);
}

/** What has a name is there once if it was answered, and at most once if it was not. */
function compareNames(
  found: Reconciled,
  what: 'unlocks' | 'purchases' | 'messages',
  promised: ReadonlyMap<string, boolean>,
  there: readonly string[],
): void {
  const counts = new Map<string, number>();
  for (const name of there) counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const [name, isAnswered] of promised) {
    const count = counts.get(name) ?? 0;
    if (isAnswered) found.compared[what] += 1;
    if (isAnswered && count === 0) found.lost += 1;
    if (count > 1) found.twice += count - 1;
  }
}

/** What moved is what the balance moved by: whatever else happened to the wallet is in its history too, also between two looks. */
async function compareBalance(client: Client, found: Reconciled, fan: Fan): Promise<void> {
  let says = '';
  for (let look = 0; look < LOOKS; look += 1) {
    const movements = await movementsOf(client, fan);
    const asked = { name: 'look: wallet', path: '/api/credits/wallet', headers: fan.headers };
    const { body } = await client.ask(asked);
    const expected = fan.balance + (movements ?? []).reduce((sum, { amount }) => sum + amount, 0);
    if (body.balance === expected) return;
    says = `a wallet has ${body.balance} credits in place of ${expected}`;
  }
  found.problems.push(says);
}

/** Since the run began; null where it cannot be read. */
async function movementsOf(client: Client, { headers, newest }: Fan): Promise<Movement[] | null> {
  const movements: Movement[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const path = `/api/credits/transactions?limit=${PAGE}${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`;
    const { status, body } = await client.ask({ name: 'look: history', path, headers });
    if (status !== 200) return null;
    const list = body.transactions as Movement[];
    const end = list.findIndex(({ id }) => id === newest);
    movements.push(...(end < 0 ? list : list.slice(0, end)));
    cursor = body.next_cursor as string | null;
    if (end >= 0 || cursor === null) return movements;
  }
  return null;
}

/** Of the newest messages, as many as were written and some more. */
async function textsOf(client: Client, { headers, conversation, promised }: Fan): Promise<string[] | null> {
  const texts: string[] = [];
  let cursor: string | null = null;
  for (let page = 0; page * PAGE < promised.words.size * 2 + PAGE; page += 1) {
    const path = `/api/conversations/${conversation}/messages?limit=${PAGE}${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`;
    const { status, body } = await client.ask({ name: 'look: messages', path, headers });
    if (status !== 200) return null;
    texts.push(...(body.messages as { text: string | null }[]).flatMap(({ text }) => text ?? []));
    cursor = body.next_cursor as string | null;
    if (cursor === null) break;
  }
  return texts;
}
