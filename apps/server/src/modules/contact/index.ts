export { eraseMessages } from './contact.queries.ts';
