import type { Handlers } from '../../platform/http/bind-calls.ts';
import { changeSettings } from './change-settings.ts';
import { type ConfigDeps, readConfig } from './read-config.ts';
import { showSettings } from './read-settings.ts';
import { settingsTexts } from './settings.texts.generated.ts';

export function settingsHandlers(
  deps: ConfigDeps,
): Pick<Handlers, 'getConfig' | 'getSettings' | 'changeSettings'> {
  return {
    getConfig: () => readConfig(deps),
    getSettings: async () => ({ settings: await showSettings(deps, deps.db) }),
    changeSettings: async ({ viewer, body, request, language }) => ({
      settings: await changeSettings(deps, { id: viewer.id, from: request.ip }, body),
      message: settingsTexts[language].saved,
    }),
  };
}
