export { isRemovedOnRequest } from './removals.queries.ts';
export { submitRemoval } from './submit-removal.ts';
