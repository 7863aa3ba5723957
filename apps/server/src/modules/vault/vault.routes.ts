import type { Handlers } from '../../platform/http/bind-calls.ts';
import type { PostsDeps } from '../posts/index.ts';
import { changeFile } from './change-file.ts';
import { addFolder, readFolders, removeFolder, renameFolder } from './folders.ts';
import { readVault } from './read-vault.ts';

type Name =
  | 'listVault'
  | 'listVaultFolders'
  | 'addVaultFolder'
  | 'renameVaultFolder'
  | 'removeVaultFolder'
  | 'changeVaultFile';

export function vaultHandlers(deps: PostsDeps): Pick<Handlers, Name> {
  return {
    listVault: ({ viewer, query }) => readVault(deps, viewer, query),
    listVaultFolders: ({ viewer }) => readFolders(deps, viewer.id),
    addVaultFolder: ({ viewer, body }) => addFolder(deps, viewer.id, body.name),
    renameVaultFolder: ({ viewer, params, body }) => renameFolder(deps, viewer.id, params.id, body.name),
    removeVaultFolder: ({ viewer, params }) => removeFolder(deps, viewer.id, params.id),
    changeVaultFile: ({ viewer, params, body }) => changeFile(deps, viewer, params.id, body),
  };
}
