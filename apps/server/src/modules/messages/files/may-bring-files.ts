import { AppError } from '../../../platform/app-error.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { areUploadsReviewed } from '../../posts/index.ts';
import { messagesTexts } from '../messages.texts.generated.ts';
import type { MessagesDeps } from '../messages-deps.ts';

/** May a creator put files into messages (P431)? @throws AppError `creator_unverified`, `uploads_reviewed` */
export async function demandMayBringFiles(deps: MessagesDeps, viewer: Viewer): Promise<void> {
  if (!viewer.isVerified) throw new AppError('creator_unverified');
  if (await areUploadsReviewed(deps, viewer.id))
    throw new AppError('uploads_reviewed', {
      detail: (language) => messagesTexts[language].uploadsReviewed({ count: deps.reviewFirstUploads }),
    });
}
