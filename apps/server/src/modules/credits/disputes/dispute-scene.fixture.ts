import { beforeAll } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { useHarness } from '../../../../test/harness.ts';
import type { Deps } from '../../../deps.ts';

/** What is looked at about disputes. Fake: providers and clock. */
export function useDisputeScene() {
  const harness = useHarness();
  const people = {} as { admin: Person };

  beforeAll(async () => {
    people.admin = await harness.factory.admin();
  });

  /** The same dependencies, with something that happens just before each entry is posted. */
  function withPosts(before: (count: number) => Promise<void>): Deps {
    const { ledger } = harness.deps;
    let count = 0;
    const post = async (...args: Parameters<typeof ledger.post>) => {
      count += 1;
      await before(count);
      return ledger.post(...args);
    };
    return { ...harness.deps, ledger: { ...ledger, post: post as typeof ledger.post } };
  }

  const eventsOf = async (captureId: string) =>
    (
      await harness.deps.db
        .selectFrom('webhook_events')
        .select('status')
        .where('capture_id', '=', captureId)
        .execute()
    ).map(({ status }) => status);

  const entriesAbout = async (ids: readonly string[]) =>
    (
      await harness.deps.db
        .selectFrom('ledger_entries')
        .select('reason')
        .where('subject_id', 'in', [...ids])
        .execute()
    ).length;

  return { harness, withPosts, eventsOf, entriesAbout, people };
}
