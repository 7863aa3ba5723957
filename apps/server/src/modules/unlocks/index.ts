export { unlockContent } from './unlock-content.ts';
