export { isRemovedOnRequest } from './removals.queries.ts';
