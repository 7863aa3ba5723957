/** A frame of a picture or a stretch of sound, which may hold memory of a device until it is closed. */
export interface Piece {
  close?: () => void;
}

/** What comes of a device, one after the other. */
export type Pieces<P> = Pick<ReadableStreamDefaultReader<P>, 'read' | 'cancel'>;

interface Feed<P> {
  /** One more with each. */
  id: number;
  from: Pick<ReadableStream<P>, 'getReader'> | Pieces<P>;
}

/** What a camera sees. */
export interface CameraFeed extends Feed<VideoFrame> {
  /** It is what an element shows, which every encoder takes. */
  isShown: boolean;
}

/** Sound where a browser knows no `AudioData`. */
export interface PlainSound {
  data: Float32Array<ArrayBuffer>;
  format: 'f32-planar';
  sampleRate: number;
  numberOfChannels: number;
  timestamp: number;
  close?: never;
}

export type SoundPiece = AudioData | PlainSound;

/** What a microphone hears. */
export interface MicrophoneFeed extends Feed<SoundPiece> {
  /** As its settings say; null where they say nothing. */
  shape: { sampleRate: number; numberOfChannels: number } | null;
}

/**
 * Hands over each piece as it comes; who takes it closes it.
 *
 * It is cancelled once nothing is asked for: a piece that comes in the moment of a cancel would be kept by nobody, and never closed.
 * @returns how to stop it, which answers once no piece is on its way
 */
export function readPieces<P extends Piece>(
  { from }: { from: Pick<ReadableStream<P>, 'getReader'> | Pieces<P> },
  take: (piece: P) => void,
): () => Promise<void> {
  const pieces = 'getReader' in from ? from.getReader() : from;
  let isStopped = false;
  async function read(): Promise<void> {
    for (;;) {
      const { value: piece, done } = await pieces.read();
      if (done) return;
      if (isStopped) {
        piece.close?.();
        return pieces.cancel();
      }
      take(piece);
    }
  }
  const ended = read().catch(() => undefined);
  return () => {
    isStopped = true;
    return ended;
  };
}
