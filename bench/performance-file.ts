import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const TARGET = new URL('../docs/performance.md', import.meta.url).pathname;
/** What each part but the first begins with, in their order; the first is what `npm run bench` writes. */
const HEADINGS = {
  renewals: '\n## Renewals\n',
  lists: '\n## Lists of administrators\n',
  sockets: '\n## Sockets\n',
  messages: '\n## Messages\n',
  live: '\n## Live\n',
  glass: '\n## From glass to glass\n',
  scrolling: '\n## Scrolling\n',
  chat: '\n## Chat\n',
  pages: '\n## Pages\n',
  laws: '\n## Laws\n',
  settlements: '\n## Settlements\n',
  books: '\n## Books\n',
  replicas: '\n## Replicas\n',
  shape: '\n## Shape\n',
} as const;
type Part = keyof typeof HEADINGS;
const PARTS = Object.keys(HEADINGS) as Part[];

/** Replaces what `npm run bench` wrote and keeps the rest. */
export function writeBench(text: string, file = TARGET): void {
  replace(0, text, file);
}

/** Replaces one of the other parts and keeps the rest. @param text behind its heading */
export function writePart(part: Part, text: string, file = TARGET): void {
  replace(1 + PARTS.indexOf(part), HEADINGS[part] + text, file);
}

function replace(index: number, text: string, file: string): void {
  const parts = partsOf(existsSync(file) ? readFileSync(file, 'utf8') : '');
  writeFileSync(file, parts.with(index, text).join(''));
}

/** Each from its heading to the next that is there. */
function partsOf(text: string): string[] {
  const starts = [0, ...PARTS.map((part) => text.indexOf(HEADINGS[part]))];
  return starts.map((start, index) => {
    if (start < 0) return '';
    const next = starts.slice(index + 1).find((later) => later >= 0);
    return text.slice(start, next);
  });
}
