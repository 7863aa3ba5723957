export { LEGAL_VERSION } from './legal-version.ts';
export type { ConfigDeps } from './read-config.ts';
export { holdRate, readSettings, type Settings, shareRate, writeRate } from './settings.queries.ts';
export { configHandlers } from './settings.routes.ts';
