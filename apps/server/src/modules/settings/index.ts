export { LEGAL_VERSION } from './legal-version.ts';
export {
  holdRate,
  RATE_LOCK,
  readSettings,
  type Settings,
  shareRate,
  writeRate,
} from './settings.queries.ts';
