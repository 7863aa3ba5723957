export { creatorsHandlers } from './creators.routes.ts';
