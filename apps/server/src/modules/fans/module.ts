import type { BaseDeps } from '../../platform/base-deps.ts';
import { defineModule } from '../../platform/server-module.ts';

export const fansModule = defineModule({
  name: 'fans',
  tables: ['fan_notes', 'fan_lists', 'fan_list_members'],
  handlers: async (deps: BaseDeps) => (await import('./fans.routes.ts')).fansHandlers(deps),
  personal: {
    erased: ['fan_notes.creator_id', 'fan_notes.fan_id', 'fan_lists.creator_id', 'fan_list_members.fan_id'],
    exported: {
      notes_on_fans: {
        table: 'fan_notes',
        owner: 'creator_id',
        key: 'fan_id',
        columns: 'fan_id, nickname, note, updated_at',
      },
      lists_of_fans: {
        table: 'fan_lists',
        owner: 'creator_id',
        key: 'id',
        columns: 'id, name, kind, credits, days, created_at',
      },
    },
    load: async () => (await import('./erase-fans.ts')).eraseFans,
  },
});
