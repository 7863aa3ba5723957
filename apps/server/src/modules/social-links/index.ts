export { eraseLinks } from './social-links.queries.ts';
