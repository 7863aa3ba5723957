export { eraseReports } from './moderation.queries.ts';
