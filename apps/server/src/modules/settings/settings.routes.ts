import type { Handlers } from '../../platform/http/bind-calls.ts';
import { changeSettings } from './change-settings.ts';
import { presentSettings } from './present-settings.ts';
import { type ConfigDeps, readConfig } from './read-config.ts';
import { findChanger, readSettings } from './settings.queries.ts';
import { settingsTexts } from './settings.texts.generated.ts';

export function settingsHandlers(
  deps: ConfigDeps,
): Pick<Handlers, 'getConfig' | 'getSettings' | 'changeSettings'> {
  return {
    getConfig: () => readConfig(deps),
    getSettings: async () => ({
      settings: presentSettings(await readSettings(deps.db), await findChanger(deps.db)),
    }),
    changeSettings: async ({ viewer, body, request, language }) => {
      const settings = await changeSettings(deps, { id: viewer.id, from: request.ip }, body);
      return {
        settings: presentSettings(settings, await findChanger(deps.db)),
        message: settingsTexts[language].saved,
      };
    },
  };
}
