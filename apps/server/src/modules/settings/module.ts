import { defineModule } from '../../platform/server-module.ts';
import { settingsAreTheirNewestVersion } from './laws/settings-are-their-newest-version.law.ts';
import type { ConfigDeps } from './read-config.ts';

export const settingsModule = defineModule({
  name: 'settings',
  laws: [settingsAreTheirNewestVersion],
  tables: ['platform_settings', 'platform_settings_versions'],
  handlers: async (deps: ConfigDeps) => (await import('./settings.routes.ts')).settingsHandlers(deps),
  personal: {
    kept: {
      'platform_settings.changed_by': 'who of the staff did it: what they decide stays theirs to answer for',
    },
  },
});
