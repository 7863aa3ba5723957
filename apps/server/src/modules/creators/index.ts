export { eraseFollows } from './creators.queries.ts';
export { toggleFollow } from './follow-creator.ts';
export { readProfile } from './read-profile.ts';
