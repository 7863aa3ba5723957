export { eraseNotes } from './notes.queries.ts';
export { exactMatch, matchesOf } from './people-search.queries.ts';
