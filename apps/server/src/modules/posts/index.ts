export { countUnlock } from './posts.queries.ts';
