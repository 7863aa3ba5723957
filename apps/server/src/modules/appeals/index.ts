export { sendAppeal } from './send-appeal.ts';
