type Track = Pick<MediaStreamTrack, 'stop'>;

/** Of each track, how those who read of it are ended: each says when it asks for nothing any more. */
const readers = new WeakMap<Track, Set<() => Promise<unknown>>>();
/** Longer than any device takes from one piece to the next, also one whose processor has much else to do. */
const LAST_PIECE_MS = 2000;

/** Somebody reads of a track. @param end how that is ended, which answers once no piece is on its way */
export function noteReader(track: Track, end: () => Promise<unknown>): void {
  const all = readers.get(track) ?? new Set();
  readers.set(track, all.add(end));
}

/**
 * Closes a device, at once where nobody reads of it, else once no piece of it is on its way: one that comes in the moment in which a track
 * is stopped is kept by nobody. What was read of it last stays.
 */
export async function closeTrack(track: Track): Promise<void> {
  const ends = [...(readers.get(track) ?? [])].map((end) => end().catch(() => undefined));
  if (ends.length > 0)
    await Promise.race([Promise.all(ends), new Promise((done) => setTimeout(done, LAST_PIECE_MS))]);
  track.stop();
}
