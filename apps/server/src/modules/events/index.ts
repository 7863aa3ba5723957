export { announceTo } from './announce-to.ts';
export { countUnread } from './events.queries.ts';
