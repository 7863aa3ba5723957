export { keepNotice } from './keep-notice.ts';
export { eraseNotifications } from './settings.queries.ts';
