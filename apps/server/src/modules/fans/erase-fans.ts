import type { Tx } from '../../platform/database/index.ts';
import { eraseLists } from './lists/lists.queries.ts';
import { eraseFanNotes } from './notes.queries.ts';

/** What a person kept of their fans, and what others kept of them. */
export async function eraseFans(tx: Tx, personId: string): Promise<void> {
  await eraseFanNotes(tx, personId);
  await eraseLists(tx, personId);
}
