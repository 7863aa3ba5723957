import { isId } from '@likha/contract/addresses';
import type { BaseDeps } from '../../../platform/base-deps.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { AddressableMedia } from '../../media/index.ts';
import { findFileFacts } from './file-rights.queries.ts';
import { type FileRight, isOffered, rightTo } from './files.policy.ts';
import { addressableOf } from './present-file.ts';

type Deps = Pick<BaseDeps, 'db'>;

/** May this viewer see the file of a message now (P432)? Asked with every request for it. */
export async function checkFileRight({ db }: Deps, mediaId: string, viewer: Viewer | null): Promise<boolean> {
  const facts = await findFileFacts(db, mediaId, viewer);
  return facts !== undefined && rightTo(facts, viewer) === 'open';
}

/** May what is blurred of a file be had now? Of files that are for sale alone. */
export async function isFileOffered({ db }: Deps, mediaId: string): Promise<boolean> {
  const facts = await findFileFacts(db, mediaId, null);
  return facts !== undefined && isOffered(facts);
}

/** A file by its key with what somebody may see of it; undefined for who may not know of it. */
export async function findMessageFile(
  { db }: Deps,
  fileKey: string,
  viewer: Viewer,
): Promise<{ media: AddressableMedia; right: Exclude<FileRight, 'none'> } | undefined> {
  const facts = isId(fileKey.toLowerCase()) ? await findFileFacts(db, fileKey, viewer) : undefined;
  const right = facts ? rightTo(facts, viewer) : 'none';
  return facts && right !== 'none' ? { media: addressableOf(facts), right } : undefined;
}
