export { setMessageState } from './set-message-state.ts';
