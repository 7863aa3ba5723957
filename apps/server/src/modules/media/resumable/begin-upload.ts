import { RESUMABLE } from '@likha/contract/late-limits';
import { inTransaction } from '../../../platform/database/index.ts';
import { HOUR_MS } from '../../../platform/durations.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { MediaDeps } from '../media-deps.ts';
import { demandQuota } from '../upload/demand-quota.ts';
import { removeUploads } from './remove-uploads.ts';
import { endOldest, insertUpload, lockUploadsOf, sumOpen } from './resumable.queries.ts';
import { uploadBounds } from './upload.policy.ts';

/**
 * Begins an upload that may come in parts. Its bytes count for what its person may keep from now on; one more than a person may have
 * open ends the one that was begun first.
 * @throws AppError `payload_too_large` for who would keep too much
 */
export async function beginUpload(
  deps: MediaDeps,
  viewer: Viewer,
  bytes: number,
): Promise<{ id: string; expiresAt: Date }> {
  const { keptBytes } = uploadBounds(viewer);
  const [id, now] = [deps.ids.next(), deps.clock.now()];
  const expiresAt = new Date(now.getTime() + RESUMABLE.hours * HOUR_MS);
  const ended = await inTransaction(deps.db, async (tx) => {
    await lockUploadsOf(tx, viewer.id);
    const oldest = await endOldest(tx, viewer.id, now, RESUMABLE.open);
    await demandQuota({ db: tx }, viewer.id, bytes + (await sumOpen(tx, viewer.id, now)), keptBytes);
    await insertUpload(tx, { id, owner_id: viewer.id, bytes, created_at: now, expires_at: expiresAt });
    return oldest;
  });
  await removeUploads(deps, ended);
  return { id, expiresAt };
}
