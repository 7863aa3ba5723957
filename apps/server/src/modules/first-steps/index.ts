export { eraseInterests } from './first-steps.queries.ts';
