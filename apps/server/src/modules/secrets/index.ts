export { keepFormerKeys, listKeys } from './former-keys.ts';
