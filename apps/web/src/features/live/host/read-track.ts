/** A frame of a picture or a stretch of sound, which holds memory of a device until it is closed. */
interface Piece {
  close: () => void;
}

/** What `MediaStreamTrackProcessor` gives of a track. */
type Pieces<P extends Piece> = Pick<ReadableStreamDefaultReader<P>, 'read' | 'cancel'>;

/**
 * Hands over each piece of a track as it comes; who takes it closes it.
 *
 * It is cancelled once nothing is asked for: a piece that comes in the moment of a cancel would be kept by nobody, and never closed.
 * @returns how to stop it
 */
export function readTrack<P extends Piece>(pieces: Pieces<P>, take: (piece: P) => void): () => void {
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
  void read().catch(() => undefined);
  return () => {
    isStopped = true;
  };
}
