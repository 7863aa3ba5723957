import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const TARGET = new URL('../docs/performance.md', import.meta.url).pathname;
/** What begins each part but the first, in their order: of `npm run bench:lists` and of `npm run lighthouse`. */
const HEADINGS = ['\n## Lists of administrators\n', '\n## Pages\n'] as const;

/** Replaces what `npm run bench` wrote and keeps the rest. */
export function writeBench(text: string, file = TARGET): void {
  writePart(0, text, file);
}

/** Replaces what `npm run bench:lists` wrote and keeps the rest. @param text behind its heading */
export function writeLists(text: string, file = TARGET): void {
  writePart(1, HEADINGS[0] + text, file);
}

/** Replaces what `npm run lighthouse` wrote and keeps the rest. @param text behind its heading */
export function writePages(text: string, file = TARGET): void {
  writePart(2, HEADINGS[1] + text, file);
}

function writePart(index: number, text: string, file: string): void {
  const parts = partsOf(existsSync(file) ? readFileSync(file, 'utf8') : '');
  writeFileSync(file, parts.with(index, text).join(''));
}

function partsOf(text: string): string[] {
  const starts = [0, ...HEADINGS.map((heading) => text.indexOf(heading))];
  return starts.map((start, index) => {
    if (start < 0) return '';
    const next = starts.slice(index + 1).find((later) => later >= 0);
    return text.slice(start, next);
  });
}
