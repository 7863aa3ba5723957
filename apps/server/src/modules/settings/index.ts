export { settingsChanged } from './change-settings.ts';
export { offeredMethods } from './offered-methods.ts';
export {
  findChanger,
  holdRate,
  RATE_LOCK,
  readSettings,
  type Settings,
  shareRate,
  writeRate,
} from './settings.queries.ts';
