import { defineModule } from '../../platform/server-module.ts';
import type { MessagesDeps } from '../messages/index.ts';

export const vaultModule = defineModule({
  name: 'vault',
  tables: ['vault_folders', 'vault_files'],
  handlers: async (deps: MessagesDeps) => (await import('./vault.routes.ts')).vaultHandlers(deps),
  personal: {
    erased: ['vault_files.creator_id', 'vault_folders.creator_id'],
    exported: {
      vault_folders: {
        table: 'vault_folders',
        owner: 'creator_id',
        key: 'id',
        columns: 'id, name, created_at',
      },
      vault_files: {
        table: 'vault_files',
        owner: 'creator_id',
        key: 'media_id',
        columns: 'media_id, title, folder_id',
      },
    },
    load: async () => (await import('./folders.queries.ts')).eraseVault,
  },
});
