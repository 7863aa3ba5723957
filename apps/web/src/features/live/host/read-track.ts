/** A frame of a picture or a stretch of sound, which holds memory of a device until it is closed. */
interface Piece {
  close: () => void;
}

/** What `MediaStreamTrackProcessor` gives of a track. */
type Pieces<P extends Piece> = Pick<ReadableStreamDefaultReader<P>, 'read' | 'cancel'>;

type Track = Pick<MediaStreamTrack, 'stop'>;

/** Of each track, how its readers are ended: each says when it asks for nothing any more. */
const readers = new WeakMap<Track, Set<() => Promise<void>>>();
/** Longer than any device takes from one piece to the next, also one whose processor has much else to do. */
const LAST_PIECE_MS = 2000;

/**
 * Hands over each piece of a track as it comes; who takes it closes it.
 *
 * It is cancelled once nothing is asked for: a piece that comes in the moment of a cancel would be kept by nobody, and never closed.
 * @returns how to stop it
 */
export function readTrack<P extends Piece>(
  track: Track,
  pieces: Pieces<P>,
  take: (piece: P) => void,
): () => void {
  let isStopped = false;
  async function read(): Promise<void> {
    for (;;) {
      const { value: piece, done } = await pieces.read();
      if (done) return;
      if (isStopped) {
        piece.close();
        return pieces.cancel();
      }
      take(piece);
    }
  }
  const ended = read().catch(() => undefined);
  const stop = () => {
    isStopped = true;
    return ended;
  };
  const all = readers.get(track) ?? new Set();
  readers.set(track, all.add(stop));
  void ended.then(() => all.delete(stop));
  return () => void stop();
}

/**
 * Closes a device, at once where nobody reads of it, else once no piece of it is on its way: one that comes in the moment in which a track
 * is stopped is kept by nobody either. What was read of it last stays.
 */
export async function closeTrack(track: Track): Promise<void> {
  const ends = [...(readers.get(track) ?? [])].map((stop) => stop());
  if (ends.length > 0)
    await Promise.race([Promise.all(ends), new Promise((done) => setTimeout(done, LAST_PIECE_MS))]);
  track.stop();
}
