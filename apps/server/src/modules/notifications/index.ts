export { keepNotice } from './keep-notice.ts';
