import { createHash } from 'node:crypto';
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
  /** Stretches of it that are the same in other pages, the very same texts: from where on, one after the other. */
  same?: readonly { at: number; text: string }[];
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

export interface BuiltPages extends WebPages {
  /** What tells this build's pages from those of any other. */
  build: string;
}

/**
 * Loads the pages that were built beside the files for browsers; null where there are none.
 * @param root the files for browsers
 */
export async function loadWebPages(root: string): Promise<BuiltPages | null> {
  const entry = join(root, '..', 'dist-server', 'entry-server.js');
  const manifest = join(root, '.vite', 'manifest.json');
  if (!existsSync(entry) || !existsSync(manifest)) return null;
  const { createPages } = await import(pathToFileURL(entry).href);
  const sources = await Promise.all(
    [entry, manifest, join(root, 'index.html')].map((file) => readFile(file, 'utf8')),
  );
  const [, files = '', template] = sources;
  const pages = createPages({
    template,
    manifest: JSON.parse(files),
    read: (file: string) => readFileSync(join(root, file), 'utf8'),
  }) as WebPages;
  // All other files are named in these by what is in them.
  return {
    ...pages,
    build: createHash('sha256').update(sources.join('\n')).digest('base64url').slice(0, 16),
  };
}
