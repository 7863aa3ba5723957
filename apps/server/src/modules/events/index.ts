export { announceTo } from './announce-to.ts';
export { countUnread, EVENTS_NEW } from './events.queries.ts';
