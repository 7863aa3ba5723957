import { readFileSync } from 'node:fs';

const OWN_PACKAGE = new URL('../../package.json', import.meta.url);

/** The version of this package, which every tag raises. */
export const RELEASE: string = JSON.parse(readFileSync(OWN_PACKAGE, 'utf8')).version;

/** Is that release a later one? Numbers are told apart as numbers: 0.10 comes after 0.9. */
export function isLater(release: string, than: string): boolean {
  return release.localeCompare(than, 'en', { numeric: true }) > 0;
}
