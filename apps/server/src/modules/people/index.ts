export { exactMatch, matchesOf } from './people-search.queries.ts';
