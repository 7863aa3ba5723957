import { join } from 'node:path';

/**
 * How the server's Node is run. It keeps little and makes much that dies young: a small nursery and a bounded heap hold
 * it near 150 MB under load at the same speed, where the defaults let it grow past 300 (docs/performance.md).
 */
export const NODE_FLAGS = ['--max-semi-space-size=2', '--max-old-space-size=192'];

/**
 * The same for what is not the heap: few arenas for the native allocator, and compiled code kept between starts, which
 * makes the second start faster and spares the memory of the type stripper.
 * @param {string} cacheFolder
 */
export function serverEnvironment(cacheFolder) {
  return { MALLOC_ARENA_MAX: '2', NODE_COMPILE_CACHE: join(cacheFolder, 'compiled') };
}
