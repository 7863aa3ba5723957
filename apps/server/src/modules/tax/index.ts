export { readWithheld } from './read-withheld.ts';
