import { MESSAGE_FILES } from '@likha/contract/late-limits';
import { STORAGE_QUOTA_BYTES, UPLOAD } from '@likha/contract/limits';
import { AppError } from '../../../platform/app-error.ts';
import type { Viewer } from '../../../platform/viewer.ts';

/** What somebody may bring: a creator videos, others pictures. @throws AppError `creator_unverified` */
export function uploadBounds({ userType, isVerified }: Viewer): { fileBytes: number; keptBytes: number } {
  if (userType !== 'creator') return { fileBytes: UPLOAD.imageBytes, keptBytes: MESSAGE_FILES.fanBytes };
  if (!isVerified) throw new AppError('creator_unverified');
  return { fileBytes: UPLOAD.videoBytes, keptBytes: STORAGE_QUOTA_BYTES };
}
