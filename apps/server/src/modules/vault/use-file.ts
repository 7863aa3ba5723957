import type { CallResponse, Calls } from '@likha/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { demandMayBringFiles, type MessagesDeps, useFileAgain } from '../messages/index.ts';
import { findVaultFile } from './files.queries.ts';

/**
 * A file of one's vault to send in a message, without another upload (P469). Of who may upload one.
 * @throws AppError `creator_unverified`, `uploads_reviewed`, `file_not_found`
 */
export async function useFile(
  deps: MessagesDeps,
  viewer: Viewer,
  id: string,
): Promise<CallResponse<Calls['useVaultFile']>> {
  await demandMayBringFiles(deps, viewer);
  if (!(await findVaultFile(deps.db, viewer.id, id))) throw new AppError('file_not_found');
  return useFileAgain(deps, viewer, id);
}
