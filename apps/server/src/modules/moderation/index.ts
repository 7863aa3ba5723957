export { closeReports } from './close-reports.ts';
export { decideReport } from './decide-report.ts';
export { countReportsOf } from './figures.queries.ts';
export { readReports } from './read-queues.ts';
export { reportContent } from './report-content.ts';
export { scrapeStaffQueues } from './scrape-staff-queues.ts';
