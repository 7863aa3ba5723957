export { toggleFollow } from './follow-creator.ts';
