export { scrapePartitions } from './scrape-partitions.ts';
