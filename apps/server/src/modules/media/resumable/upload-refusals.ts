import type { ErrorCode, Saying } from '@likha/contract';
import { AppError } from '../../../platform/app-error.ts';
import { MINUTE_MS } from '../../../platform/durations.ts';
import { mediaTexts } from '../media.texts.generated.ts';
import type { UploadRow } from './resumable.queries.ts';

/** Longer than any call works on a file. One that has had it for longer did not say what became of it. */
const LONGEST_CALL_MS = 3 * MINUTE_MS;
const RETRY_SECONDS = 5;

/** Whether it is somebody else's is not said. */
export function notFound(field?: string): AppError {
  return refusal('upload_not_found', (language) => mediaTexts[language].upload_gone, field);
}

/** @param received where its next part begins; unknown where another was faster */
export function offsetRefused(received?: number): AppError {
  if (received === undefined) return new AppError('upload_offset');
  return refusal('upload_offset', (language) => mediaTexts[language].upload_offset({ offset: received }));
}

/** Why a call does not get an upload, and why nothing can be sent to it any more once one has. */
export function takenRefusal(upload: UploadRow | undefined, now: Date, field?: string): AppError {
  if (!upload) return notFound(field);
  const { taken_at: takenAt, used_at: usedAt } = upload;
  if (usedAt || (takenAt && now.getTime() - takenAt.getTime() > LONGEST_CALL_MS))
    return refusal('upload_used', (language) => mediaTexts[language].upload_used, field);
  if (takenAt) return refusal('request_in_progress', (language) => mediaTexts[language].upload_in_use, field);
  return refusal('validation_failed', (language) => mediaTexts[language].upload_not_whole, field);
}

function refusal(code: ErrorCode, detail: Saying, field?: string): AppError {
  return new AppError(code, {
    detail,
    ...(field ? { errors: { [field]: detail } } : {}),
    ...(code === 'request_in_progress' ? { retryAfterSeconds: RETRY_SECONDS } : {}),
  });
}
