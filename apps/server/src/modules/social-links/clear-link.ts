import type { Platform } from '@likha/contract';
import type { Tx } from '../../platform/database/index.ts';
import { listOwn, lockLinks, writeLinks } from './social-links.queries.ts';

/** Clears a link of a creator's, in the caller's transaction (P357). @returns what it was; null where there was none */
export async function clearLink(tx: Tx, creatorId: string, platform: Platform): Promise<string | null> {
  const before = await lockLink(tx, creatorId, platform);
  if (!before?.url) return null;
  await writeLinks(tx, creatorId, [{ ...before, url: '' }]);
  return before.url;
}

/** Puts back a link that was cleared, in the caller's transaction. @returns false where there is another since */
export async function restoreLink(
  tx: Tx,
  creatorId: string,
  { platform, url }: { platform: Platform; url: string },
): Promise<boolean> {
  const before = await lockLink(tx, creatorId, platform);
  if (before?.url) return false;
  await writeLinks(tx, creatorId, [{ platform, url, is_visible: before?.is_visible ?? true }]);
  return true;
}

/** Shows everybody a link that staff lets stand, in the caller's transaction (P369). */
export async function setLink(
  tx: Tx,
  creatorId: string,
  { platform, url }: { platform: Platform; url: string },
): Promise<void> {
  const before = await lockLink(tx, creatorId, platform);
  await writeLinks(tx, creatorId, [{ platform, url, is_visible: before?.is_visible ?? true }]);
}

async function lockLink(tx: Tx, creatorId: string, platform: Platform) {
  await lockLinks(tx, creatorId);
  return (await listOwn(tx, creatorId)).find((link) => link.platform === platform);
}
