import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { FIRST_FONTS } from './first-fonts.ts';

/** What somebody comes to first, and comes back to without a network: the frame of every page, and where one signs in. */
const FIRST = ['index.html', 'src/app/pages/landing/landing-page.tsx', 'src/app/pages/login-page.tsx'];
/** Bytes on the device, unpacked. A build that would bring more to everybody's phone fails. */
const MOST_BYTES = 700_000;

interface Piece {
  file: string;
  imports?: string[];
  css?: string[];
  assets?: string[];
}

/**
 * The hashed files that the worker keeps (P671): code, styles and fonts of the first routes, which are the same for everybody.
 * @param dist of the built web app
 * @throws Error where a route is not there any more, or they are too many bytes
 */
export function keptFiles(dist: string): string[] {
  const pieces: Record<string, Piece> = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const seen = new Set<string>();
  const files = new Set<string>();
  function keep(name: string): void {
    if (seen.has(name)) return;
    seen.add(name);
    const piece = pieces[name];
    if (!piece) throw new Error(`the worker is to keep ${name}, which the build does not have`);
    const fonts = (piece.assets ?? []).filter((file) => FIRST_FONTS.test(file));
    for (const file of [piece.file, ...(piece.css ?? []), ...fonts]) files.add(file);
    for (const each of piece.imports ?? []) keep(each);
  }
  for (const name of FIRST) keep(name);
  const bytes = [...files].reduce((sum, file) => sum + statSync(join(dist, file)).size, 0);
  if (bytes > MOST_BYTES)
    throw new Error(`the worker would keep ${bytes} bytes, of which ${MOST_BYTES} are allowed`);
  return [...files].map((file) => `/${file}`).sort();
}
