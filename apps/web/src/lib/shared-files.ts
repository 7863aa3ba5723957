/** As `service-worker.js` calls it, which keeps them. */
const SHARED = 'likha-shared-1';
/** Who shares a photo opens the form at once, or signs in first. */
const LONGEST_MS = 10 * 60_000;

/**
 * The files that were shared to Likha from elsewhere on this device, in their order; they are not kept any longer (P474). None
 * where there are none, or they were shared more than ten minutes ago.
 */
export async function takeSharedFiles(): Promise<File[]> {
  try {
    const cache = await caches.open(SHARED);
    const requests = await cache.keys();
    const files = await Promise.all(requests.map(async (request) => fileOf(await cache.match(request))));
    await caches.delete(SHARED);
    return files.filter((file) => file !== null);
  } catch {
    // Not every browser keeps anything, nor at an address that is not a secure one.
    return [];
  }
}

/** Was something shared a moment ago that this device had no room for? The service worker says so in the address. */
export function wereSharedFilesLost(): boolean {
  return new URLSearchParams(window.location.search).get('shared') === 'lost';
}

/** Who signs out leaves nothing on the device. */
export async function dropSharedFiles(): Promise<void> {
  try {
    await caches.delete(SHARED);
  } catch {
    // Where nothing can be kept, nothing is.
  }
}

async function fileOf(kept: Response | undefined): Promise<File | null> {
  const at = Number(kept?.headers.get('x-at'));
  if (!kept || Date.now() - at > LONGEST_MS) return null;
  const type = kept.headers.get('content-type') ?? '';
  return new File([await kept.blob()], decodeURIComponent(kept.headers.get('x-name') ?? ''), { type });
}
