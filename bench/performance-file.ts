import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const TARGET = new URL('../docs/performance.md', import.meta.url).pathname;
/** What begins the part that `npm run lighthouse` writes; all before it is of `npm run bench`. */
const PAGES = '\n## Pages\n';

/** Replaces what `npm run bench` wrote and keeps the rest. */
export function writeBench(text: string, file = TARGET): void {
  writeFileSync(file, text + partsOf(file).pages);
}

/** Replaces what `npm run lighthouse` wrote and keeps the rest. @param text behind its heading */
export function writePages(text: string, file = TARGET): void {
  writeFileSync(file, `${partsOf(file).bench}${PAGES}${text}`);
}

function partsOf(file: string): { bench: string; pages: string } {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const at = text.indexOf(PAGES);
  return at < 0 ? { bench: text, pages: '' } : { bench: text.slice(0, at), pages: text.slice(at) };
}
