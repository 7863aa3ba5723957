export { vatOf } from './vat-of.ts';
