export { clearLink, restoreLink, setLink } from './clear-link.ts';
