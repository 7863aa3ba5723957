import type { Person } from './factory.ts';
import type { Harness } from './harness.ts';

/** Gives people addresses that they have confirmed. */
export async function confirmEmails({ deps }: Harness, ...people: Person[]): Promise<void> {
  await deps.db
    .updateTable('users')
    .set({ email_confirmed_at: deps.clock.now() })
    .where(
      'id',
      'in',
      people.map(({ id }) => id),
    )
    .execute();
}
