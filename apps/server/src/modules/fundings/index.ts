export { sayFunding } from './say-funding.ts';
