export { eraseNotes } from './notes.queries.ts';
