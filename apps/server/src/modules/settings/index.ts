export { settingsChanged } from './change-settings.ts';
export {
  findChanger,
  holdRate,
  RATE_LOCK,
  rateInForce,
  readSettings,
  type Settings,
  shareRate,
  writeRate,
} from './settings.queries.ts';
