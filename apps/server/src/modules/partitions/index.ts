export type { PastPartition } from './cold.queries.ts';
export { listPast } from './cold.queries.ts';
export { moveToCold } from './move-to-cold.ts';
export { scrapePartitions } from './scrape-partitions.ts';
