export { type CaseHistory, readCaseHistory } from './read-case-history.ts';
export { recordAdminAction } from './record-admin-action.ts';
export { recordSecurityEvent } from './record-security-event.ts';
export { recordTakenList } from './record-taken-list.ts';
