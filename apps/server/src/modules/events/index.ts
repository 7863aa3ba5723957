export { announceEach, announceTo } from './announce-to.ts';
export { type ConversationEvent, countUnread, EVENTS_NEW } from './events.queries.ts';
