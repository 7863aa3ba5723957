export { eraseRequests } from './removals.queries.ts';
