import { sql } from 'kysely';
import { checkInvariants } from '../../apps/server/src/invariants/check-invariants.ts';
import type { Database } from '../../apps/server/src/platform/database/index.ts';
import type { People } from './inhabit.ts';
import type { Promised } from './load.ts';

interface Found {
  counted: string;
  problems: string[];
}

/** Compares what people were told with what is there: each once, no less and no more. */
export async function findLost(db: Database, promised: Promised, { fans }: People): Promise<Found> {
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
  for (const { law, id, difference } of await checkInvariants(db))
    problems.push(`the law ${law}: ${id} ${difference}`);
  const counted = `${totals.tips} tips, ${totals.unlocks} unlocks, ${totals.messages} messages, ${totals.credits} credits bought`;
  return { counted, problems };
}
