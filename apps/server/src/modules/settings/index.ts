export { holdRate, readSettings, type Settings, shareRate, writeRate } from './settings.queries.ts';
export { type ConfigDeps, configHandlers, LEGAL_VERSION } from './settings.routes.ts';
