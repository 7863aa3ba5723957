import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** What is made, installed or left behind by a run: never part of the product's text. */
const SKIPPED = new Set([
  '.git',
  'node_modules',
  'dist',
  'dist-server',
  'data',
  '.cache',
  'test-results',
  'playwright-report',
  'coverage',
]);

/** The files below a folder of the repository, as paths from its root, sorted. */
export function listFiles(root: string, folder = '.'): string[] {
  const found: string[] = [];
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    if (SKIPPED.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) found.push(...listFiles(root, path));
    else if (entry.isFile()) found.push(relative('.', path));
  }
  return found.sort();
}
