export { countReportsOf } from './figures.queries.ts';
export { eraseReports } from './moderation.queries.ts';
export { restoreContent } from './restore-content.ts';
