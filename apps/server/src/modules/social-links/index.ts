export { clearLink, restoreLink } from './clear-link.ts';
