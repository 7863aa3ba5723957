import { sql } from 'kysely';
import { checkInvariants } from '../../apps/server/src/invariants/check-invariants.ts';
import type { Database } from '../../apps/server/src/platform/database/index.ts';
import type { People } from './inhabit.ts';
import type { Promised } from './load.ts';

interface Found {
  counted: string;
  problems: string[];
}

/** Compares what people were told with what is there: each once, no less and no more. @param posted pictures, by their posts */
export async function findLost(
  db: Database,
  promised: Promised,
  { fans, painters }: People,
  posted: ReadonlySet<string>,
): Promise<Found> {
  const problems: string[] = [];
  const totals = { tips: 0, unlocks: 0, messages: 0, credits: 0 };
  for (const { id } of fans) {
    const { rows } = await sql<{ tips: number; unlocks: number; messages: number; bought: number }>`
      select (select count(*)::int from tips where fan_id = ${id}) as tips,
        (select count(*)::int from unlocks where fan_id = ${id}) as unlocks,
        (select count(*)::int from messages where sender_id = ${id}) as messages,
        (select coalesce(sum(granted_credits), 0)::int from purchases where fan_id = ${id} and status = 'completed') as bought`.execute(
      db,
    );
    const [there] = rows;
    const said = {
      tips: promised.tips.get(id) ?? 0,
      unlocks: promised.unlocked.get(id)?.size ?? 0,
      messages: promised.messages.get(id) ?? 0,
      bought: promised.bought.get(id) ?? 0,
    };
    for (const what of ['tips', 'unlocks', 'messages', 'bought'] as const)
      if (there?.[what] !== said[what])
        problems.push(`${what}: ${said[what]} promised, ${there?.[what]} there`);
    totals.tips += said.tips;
    totals.unlocks += said.unlocks;
    totals.messages += said.messages;
    totals.credits += said.bought;
  }
  problems.push(...(await findLostPictures(db, posted, painters)));
  for (const { law, id, difference } of await checkInvariants(db))
    problems.push(`the law ${law}: ${id} ${difference}`);
  const counted = `${totals.tips} tips, ${totals.unlocks} unlocks, ${totals.messages} messages, ${totals.credits} credits bought, ${posted.size} pictures posted`;
  return { counted, problems };
}

/** Each post that was answered is there, and none that was not. */
async function findLostPictures(
  db: Database,
  posted: ReadonlySet<string>,
  painters: People['painters'],
): Promise<string[]> {
  const { rows } = await sql<{ id: string; title: string }>`select id, title from posts
    where creator_id = any(${painters.map(({ id }) => id)}::uuid[]) and title like 'Picture %'`.execute(db);
  const there = new Set(rows.map(({ id }) => id));
  const titles = new Set(rows.map(({ title }) => title));
  return [
    ...[...posted].filter((id) => !there.has(id)).map((id) => `the picture ${id} was promised, and is gone`),
    ...(titles.size === rows.length ? [] : [`${rows.length - titles.size} pictures are there twice`]),
  ];
}
