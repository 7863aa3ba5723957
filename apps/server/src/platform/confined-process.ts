import { fileURLToPath } from 'node:url';
import { type LimitedProcess, type ProcessEnd, runLimited } from './limited-process.ts';

const inServer = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
/** What a confined program may read to find its packages: most are the root's, some the server's own, which are looked for first. */
export const PACKAGES_OF_SERVER = [
  inServer('package.json'),
  inServer('../../node_modules/*'),
  inServer('node_modules/*'),
];

/** A program of ours that reads what strangers sent. */
export interface Confinement extends Omit<LimitedProcess, 'command'> {
  /** A TypeScript or JavaScript file. */
  program: string;
  argument: string;
  /** Files and folders that it may read besides; a folder ends in `/*`. */
  readable: readonly string[];
  /** What it may write, and read. */
  writable: readonly string[];
  heapMegabytes: number;
}

/**
 * Runs a program in another Node that may read and write what is named here and nothing else, and starts no process
 * (Node's permission model), within limits (see `runLimited`). Native code that it loads is not held by the first, but by
 * the second.
 * @throws when it cannot be started, or its signal ends it
 */
export function runConfined({
  program,
  argument,
  readable,
  writable,
  heapMegabytes,
  ...process
}: Confinement): Promise<ProcessEnd> {
  const flags = [
    '--permission',
    '--disable-proto=delete',
    '--allow-addons',
    ...[program, ...readable, ...writable].map((path) => `--allow-fs-read=${path}`),
    ...writable.map((path) => `--allow-fs-write=${path}`),
    `--max-old-space-size=${heapMegabytes}`,
    // That permissions are in force is no news to the log.
    '--no-warnings',
  ];
  return runLimited({ ...process, command: [globalThis.process.execPath, ...flags, program, argument] });
}
