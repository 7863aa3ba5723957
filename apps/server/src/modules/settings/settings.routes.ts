import type { Handlers } from '../../platform/http/bind-calls.ts';
import { type ConfigDeps, readConfig } from './read-config.ts';

export function configHandlers(deps: ConfigDeps): Pick<Handlers, 'getConfig'> {
  return { getConfig: () => readConfig(deps) };
}
