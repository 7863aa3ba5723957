export { findNewest } from './verification.queries.ts';
