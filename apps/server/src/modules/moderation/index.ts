export { closeReports } from './close-reports.ts';
export { countReportsOf } from './figures.queries.ts';
export { eraseReports } from './moderation.queries.ts';
