import type { Handlers } from '../../platform/http/bind-calls.ts';
import type { MessagesDeps } from '../messages/index.ts';
import { changeFile } from './change-file.ts';
import { addFolder, readFolders, removeFolder, renameFolder } from './folders.ts';
import { readVault } from './read-vault.ts';
import { useFile } from './use-file.ts';

type Name =
  | 'listVault'
  | 'listVaultFolders'
  | 'addVaultFolder'
  | 'renameVaultFolder'
  | 'removeVaultFolder'
  | 'changeVaultFile'
  | 'useVaultFile';

export function vaultHandlers(deps: MessagesDeps): Pick<Handlers, Name> {
  return {
    listVault: ({ viewer, query }) => readVault(deps, viewer, query),
    listVaultFolders: ({ viewer }) => readFolders(deps, viewer.id),
    addVaultFolder: ({ viewer, body }) => addFolder(deps, viewer.id, body.name),
    renameVaultFolder: ({ viewer, params, body }) => renameFolder(deps, viewer.id, params.id, body.name),
    removeVaultFolder: ({ viewer, params }) => removeFolder(deps, viewer.id, params.id),
    changeVaultFile: ({ viewer, params, body }) => changeFile(deps, viewer, params.id, body),
    useVaultFile: ({ viewer, params }) => useFile(deps, viewer, params.id),
  };
}
