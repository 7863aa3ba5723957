import { totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';

const MEGABYTE = 2 ** 20;
/** Enough for a server that keeps some 40 MB, and room to grow. */
const LEAST_HEAP_MB = 256;
/** A process that needs more has a leak; another process serves more people than a larger heap does. */
const MOST_HEAP_MB = 2048;
/**
 * What has outlived the nursery is looked through once it has grown by so much. V8 lets it grow to several times what is
 * kept: a server of 40 MB held 290 after a day's rush, and 210 with this, at the same speed (docs/decisions/0012).
 */
const GROWTH_PERCENT = 40;
/** Megabytes of one half of what is young, by role. A worker answers nobody, so that little dies young in it. */
const NURSERY_MB = { web: 8, worker: 2 };

/** No object has a `__proto__`, in no thread: what a library forgets to refuse reaches no prototype by that name. */
export const NO_PROTO = '--disable-proto=delete';

/**
 * How the server's Node is run. It keeps little (some 40 MB) and makes much that dies young: a nursery that is large enough
 * for what dies keeps it from growing. What it may keep at most follows from the machine.
 * @param {string | undefined} role as in the environment
 * @returns {string[]} Node's arguments
 */
export function nodeFlags(role) {
  return [
    NO_PROTO,
    `--max-semi-space-size=${role === 'worker' ? NURSERY_MB.worker : NURSERY_MB.web}`,
    `--heap-growing-percent=${GROWTH_PERCENT}`,
    `--max-old-space-size=${heapMegabytes(usableMemory())}`,
  ];
}

/**
 * A quarter of the memory: web, worker, database and the system share it.
 * @param {number} bytes the memory that there is
 * @returns {number} megabytes
 */
export function heapMegabytes(bytes) {
  return Math.min(Math.max(Math.floor(bytes / 4 / MEGABYTE), LEAST_HEAP_MB), MOST_HEAP_MB);
}

/** The machine's memory, or a container's limit where that is lower; where there is none, Node answers 0 or the largest number. */
function usableMemory() {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}

/**
 * The same for what is not the heap: few arenas for the native allocator, and compiled code kept between starts, which
 * makes the second start faster and spares the memory of the type stripper.
 */
export function serverEnvironment() {
  const compiled = fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url));
  return { MALLOC_ARENA_MAX: '2', NODE_COMPILE_CACHE: compiled };
}

// For the container, whose command asks for the flags: node $(node scripts/server-process.mjs) …
if (process.argv[1] === fileURLToPath(import.meta.url))
  process.stdout.write(nodeFlags(process.env.ROLE).join(' '));
