import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '@likha/contract';

export interface Page {
  status: number;
  html: string;
  /** Where else it is; its status says so. */
  location?: string;
  /** Stretches of it that are the same in other pages: from where to where, one after the other. */
  same?: readonly (readonly [number, number])[];
}

export interface PageRequest {
  /** Path and query. */
  url: string;
  language: Language;
  /** Where people reach Likha. */
  origin: string;
  /** Asks the API as whoever the page is for, by its path behind `/api`. */
  read(path: string): Promise<{ status: number; body: unknown; text: string }>;
  /** Whether `read` asks as nobody. */
  isGuest: boolean;
  signal: AbortSignal;
}

/** What the web app's build brings for the server: server and web never import each other. */
export interface WebPages {
  /** As whoever asks sees it; null for pages that are not theirs or begin empty. @throws what breaks it */
  render(request: PageRequest): Promise<Page | null>;
  /** The address of a guest's page without what no page reads of it; null for pages that guests get empty. */
  guestAddress(url: string): string | null;
  /** Without content, to be filled by the browser. */
  empty(request: Pick<PageRequest, 'url' | 'language'>): Page;
  /** The one script that stands in a rendered page, as text. */
  script: string;
}

/**
 * Loads the pages that were built beside the files for browsers; null where there are none.
 * @param root the files for browsers
 */
export async function loadWebPages(root: string): Promise<WebPages | null> {
  const entry = join(root, '..', 'dist-server', 'entry-server.js');
  const manifest = join(root, '.vite', 'manifest.json');
  if (!existsSync(entry) || !existsSync(manifest)) return null;
  const { createPages } = await import(pathToFileURL(entry).href);
  return createPages({
    template: await readFile(join(root, 'index.html'), 'utf8'),
    manifest: JSON.parse(await readFile(manifest, 'utf8')),
    read: (file: string) => readFileSync(join(root, file), 'utf8'),
  });
}
