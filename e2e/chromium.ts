import { existsSync, mkdirSync, mkdtempSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import chromium from '@sparticuz/chromium';

const HOME = fileURLToPath(new URL('../node_modules/.cache/chromium', import.meta.url));

/** A Chromium of this machine when named, else the one that came with npm. */
export async function chromiumPath(): Promise<string> {
  return process.env.CHROMIUM_PATH ?? (await unpackOnce());
}

/**
 * The package unpacks itself into the temporary folder, which everybody on a machine shares: whoever came first would own
 * the browser of all. So it gets a folder of this copy of the repository, which takes its name once it is whole.
 */
async function unpackOnce(): Promise<string> {
  if (!existsSync(HOME)) {
    mkdirSync(dirname(HOME), { recursive: true });
    const unfinished = mkdtempSync(`${HOME}-`);
    const { TMPDIR } = process.env;
    process.env.TMPDIR = unfinished;
    try {
      await chromium.executablePath();
    } finally {
      if (TMPDIR === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = TMPDIR;
    }
    renameSync(unfinished, HOME);
  }
  return join(HOME, 'chromium');
}
