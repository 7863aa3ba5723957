/**
 * What an `LRUCache` is given to keep so many things. Its own `max` sets room aside for all of them before there is one: some
 * milliseconds of the start and half a megabyte for each 20,000.
 */
export function atMost(count: number): { maxSize: number; sizeCalculation: () => number } {
  return { maxSize: count, sizeCalculation: () => 1 };
}
