export { settingsChanged } from './change-settings.ts';
export {
  findChanger,
  holdRate,
  rateInForce,
  readSettings,
  type Settings,
  shareRate,
  writeRate,
} from './settings.queries.ts';
