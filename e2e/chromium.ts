import chromium from '@sparticuz/chromium';

/** A Chromium of this machine when named, else the one that came with npm. */
export async function chromiumPath(): Promise<string> {
  return process.env.CHROMIUM_PATH ?? (await chromium.executablePath());
}
