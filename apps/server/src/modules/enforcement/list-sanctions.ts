import type { BaseDeps } from '../../platform/base-deps.ts';
import { listOf } from './enforcement.queries.ts';
import { presentSanction } from './present-sanction.ts';

/** What was decided against a person, for admins: the newest ones. */
export async function listSanctionsOf({ db }: BaseDeps, userId: string, limit: number) {
  return (await listOf(db, userId, limit)).map(presentSanction);
}
