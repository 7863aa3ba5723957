export { recordAdminAction } from './record-admin-action.ts';
export { recordSecurityEvent } from './record-security-event.ts';
