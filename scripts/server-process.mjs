import { fileURLToPath } from 'node:url';

/**
 * How the server's Node is run. It keeps little (some 40 MB) and makes much that dies young: a nursery that is large enough
 * for what dies, and a bound on what is kept, hold it near 160 MB under load, where the defaults let it grow past 300.
 */
const HEAP = '--max-old-space-size=96';

/**
 * @param {string | undefined} role as in the environment; a worker answers nobody, so its nursery may be small
 * @returns {string[]} Node's arguments
 */
export function nodeFlags(role) {
  return [`--max-semi-space-size=${role === 'worker' ? 2 : 8}`, HEAP];
}

/**
 * The same for what is not the heap: few arenas for the native allocator, and compiled code kept between starts, which
 * makes the second start faster and spares the memory of the type stripper.
 */
export function serverEnvironment() {
  const compiled = fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url));
  return { MALLOC_ARENA_MAX: '2', NODE_COMPILE_CACHE: compiled };
}
