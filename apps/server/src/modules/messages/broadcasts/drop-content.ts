import type { Tx } from '../../../platform/database/index.ts';
import { removeMedia } from '../../media/index.ts';
import { takeContent } from './broadcasts.queries.ts';

/** What a message to many says and shows goes, where nobody has it. */
export async function dropContent(tx: Tx, id: string): Promise<void> {
  for (const mediaId of (await takeContent(tx, id)) ?? []) await removeMedia(tx, mediaId);
}
