import { VAULT } from '@likha/contract/late-limits';
import { AppError } from '../../platform/app-error.ts';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { inTransaction, isUniqueViolation } from '../../platform/database/index.ts';
import {
  countFolders,
  deleteFolder,
  findFolders,
  insertFolder,
  lockFolders,
  updateFolderName,
} from './folders.queries.ts';
import { vaultTexts } from './vault.texts.generated.ts';

/** A creator's folders, by name (P468). */
export async function readFolders({ db }: Pick<BaseDeps, 'db'>, creatorId: string) {
  return { folders: await findFolders(db, creatorId) };
}

/** Makes a folder (P468). @throws AppError `validation_failed` for a name that is taken, or one folder too many */
export async function addFolder(deps: BaseDeps, creatorId: string, name: string) {
  const id = deps.ids.next();
  await named(() =>
    inTransaction(deps.db, async (tx) => {
      await lockFolders(tx, creatorId);
      if ((await countFolders(tx, creatorId)) >= VAULT.folders) throw refused('tooMany');
      await insertFolder(tx, { id, creator_id: creatorId, name, created_at: deps.clock.now() });
    }),
  );
  return { id, name, files_count: 0 };
}

/** @throws AppError `folder_not_found`, also for somebody else's; `validation_failed` for a name that is taken */
export async function renameFolder(deps: BaseDeps, creatorId: string, id: string, name: string) {
  if (!(await named(() => updateFolderName(deps.db, creatorId, id, name))))
    throw new AppError('folder_not_found');
  return readFolders(deps, creatorId);
}

/** Removes a folder; its files stay in the vault (P468). */
export async function removeFolder(deps: BaseDeps, creatorId: string, id: string) {
  await deleteFolder(deps.db, creatorId, id);
  return readFolders(deps, creatorId);
}

async function named<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw isUniqueViolation(error, 'vault_folders_names') ? refused('taken') : error;
  }
}

function refused(what: 'taken' | 'tooMany'): AppError {
  const detail = (language: keyof typeof vaultTexts) =>
    what === 'taken' ? vaultTexts[language].taken : vaultTexts[language].tooMany({ count: VAULT.folders });
  return new AppError('validation_failed', { detail, errors: { name: detail } });
}
