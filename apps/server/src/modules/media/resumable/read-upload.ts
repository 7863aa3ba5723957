import { isId } from '@likha/contract/addresses';
import type { Viewer } from '../../../platform/viewer.ts';
import type { MediaDeps } from '../media-deps.ts';
import { findUpload, type UploadRow } from './resumable.queries.ts';
import { notFound } from './upload-refusals.ts';

/** Where an upload of somebody's is. @throws AppError `upload_not_found`, also for one of anybody else */
export async function readUpload(
  { db, clock }: Pick<MediaDeps, 'db' | 'clock'>,
  viewer: Viewer,
  id: string,
): Promise<UploadRow> {
  const upload = isId(id) ? await findUpload(db, id, viewer.id, clock.now()) : undefined;
  if (!upload) throw notFound();
  return upload;
}
