import type { Person } from '../../../test/factory.ts';
import type { Harness } from '../../../test/harness.ts';
import { sealBooks } from '../ledger/index.ts';
import { addUpDays } from './add-up-days.ts';

/** Seals all that is there and adds it to its days, as two runs of the job would. */
export async function addUpAll({ deps }: Harness): Promise<void> {
  await sealBooks(deps);
  await sealBooks(deps);
  await addUpDays(deps);
}

/** Sessions rest for a month at most: whoever comes back after that signs in again. */
export async function signedIn({ deps }: Harness, { id }: { id: string }): Promise<Person['headers']> {
  return { authorization: `Bearer ${await deps.sessions.start(deps.db, id)}` };
}
