export { eraseAppealWords } from './appeals.queries.ts';
