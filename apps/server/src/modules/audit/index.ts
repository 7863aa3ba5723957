export { recordSecurityEvent } from './record-security-event.ts';
