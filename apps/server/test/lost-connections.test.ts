import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { checkInvariants } from '../src/invariants/check-invariants.ts';
import type { Person } from './factory.ts';
import { useHarness } from './harness.ts';

/** A database that restarts, or is failed over, cuts every connection wherever its statement is. */
const harness = useHarness();

const post = (person: Person, url: string, payload: object) =>
  harness.app.inject({ method: 'POST', url: `/api/credits${url}`, headers: person.headers, payload });

/**
 * Cuts one of this database's connections at a time, wherever it is, for every third request that was answered:
 * paced by what is done, as a slow machine has as much to show for its cuts as a fast one.
 */
async function cutting(answered: () => number, all: number): Promise<number> {
  let cut = 0;
  while (answered() < all) {
    if (cut * 3 > answered()) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      continue;
    }
    const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name in ('likha', 'likha-money')
      order by random() limit 1`.execute(harness.deps.healthDb);
    cut += rows.length;
  }
  return cut;
}

describe('while connections to the database are cut', () => {
  it('every request is done or told to come again, never failed inside, and the books hold', async () => {
    const admin = await harness.factory.admin();
    const creator = await harness.factory.creator();
    const content = await harness.factory.post(creator.id, { price: 1 });
    const fans: Person[] = [];
    for (let i = 0; i < 150; i += 1) fans.push(await harness.factory.fan({ credits: 10 }));
    let answered = 0;
    const cuts = cutting(() => answered, fans.length);
    const answers = await Promise.all(
      fans.map(async (fan, index) => {
        await new Promise((resolve) => setTimeout(resolve, index * 15));
        const answer = await (index % 5 === 0
          ? post(admin, '/admin/conversion-rate', { php_per_credit: 1 + (index % 7) / 100 })
          : post(fan, '/unlock', { content_id: content }));
        answered += 1;
        return answer;
      }),
    );
    expect(await cuts).toBeGreaterThan(20);
    const statuses = answers.map((answer) => answer.statusCode);
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(20);
    for (const answer of answers.filter(({ statusCode }) => statusCode === 503))
      expect(answer.headers['retry-after']).toBe('2');
    const [afterwards] = fans;
    if (afterwards) expect((await post(afterwards, '/unlock', { content_id: content })).statusCode).toBe(200);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });
});
