export { eraseRequests, isRemovedOnRequest } from './removals.queries.ts';
