export { eraseBlocks } from './blocks.queries.ts';
