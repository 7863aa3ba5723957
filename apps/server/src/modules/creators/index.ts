export { creatorsHandlers } from './creators.routes.ts';
export { toggleFollow } from './follow-creator.ts';
