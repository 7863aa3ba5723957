import { STORAGE_QUOTA_BYTES } from '@likha/contract/limits';
import { AppError } from '../../../platform/app-error.ts';
import { sumBytes } from '../media.queries.ts';
import { mediaTexts } from '../media.texts.generated.ts';
import type { MediaDeps } from '../media-deps.ts';

const GIGABYTE = 1024 ** 3;

/**
 * Looks before an upload is read whether its person may keep it with us (P322).
 * @param announced bytes that it says to have; 0 where it does not say
 * @param most bytes that they may keep
 * @returns the bytes that they may still bring
 * @throws AppError `payload_too_large` with words that name what is kept and what may be
 */
export async function demandQuota(
  deps: Pick<MediaDeps, 'db'>,
  ownerId: string,
  announced: number,
  most: number = STORAGE_QUOTA_BYTES,
): Promise<number> {
  const kept = await sumBytes(deps.db, ownerId);
  if (kept < most && kept + announced <= most) return most - kept;
  const figures = { kept: (kept / GIGABYTE).toFixed(1), most: (most / GIGABYTE).toFixed(0) };
  throw new AppError('payload_too_large', { detail: (language) => mediaTexts[language].quota(figures) });
}
