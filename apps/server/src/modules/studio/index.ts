export { eraseStudio } from './studio.queries.ts';
