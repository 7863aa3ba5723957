export { submitVerification } from './submit-verification.ts';
export { findNewest } from './verification.queries.ts';
