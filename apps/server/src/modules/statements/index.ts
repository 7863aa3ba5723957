export { findReader } from './readers.queries.ts';
export { monthName } from './statement-words.ts';
export { findFirstPosting } from './statements.queries.ts';
