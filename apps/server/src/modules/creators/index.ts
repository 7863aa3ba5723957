export { endFollow, toggleFollow } from './follow-creator.ts';
export { readProfile } from './read-profile.ts';
