export { submitMessage } from './submit-message.ts';
