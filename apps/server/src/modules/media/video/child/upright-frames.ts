import { setImmediate as breathe } from 'node:timers/promises';
import { type InputVideoTrack, type Rotation, VideoSample, VideoSampleSink } from 'mediabunny';
import { inEightBits } from './eight-bits.ts';

export interface Size {
  width: number;
  height: number;
}

/** How a phone says that its picture lies on its side: clockwise degrees, then mirrored. */
interface Turn {
  rotation: Rotation;
  isFlipped: boolean;
}

export interface UprightFrames {
  /** As it is shown. */
  size: Size;
  /** Decodes pictures in their order; each is closed when the next is asked for. */
  between(from?: number, until?: number): AsyncGenerator<VideoSample>;
  /** A picture of them in another size, upright; the caller closes it. */
  upright(frame: VideoSample, size: Size): Promise<VideoSample>;
}

/**
 * The pictures of a track, turned by moving their pixels: what is made of them then needs no player that heeds a turn, which
 * those of streams do not all do.
 */
export async function uprightFrames(track: InputVideoTrack): Promise<UprightFrames> {
  const turn = { rotation: await track.getRotation(), isFlipped: await track.getFlip() };
  return {
    size: { width: await track.getDisplayWidth(), height: await track.getDisplayHeight() },
    between: (from, until) => framesOf(track, from, until),
    async upright(frame, size) {
      const isOnItsSide = turn.rotation % 180 === 90;
      const lying = await scaled(frame, isOnItsSide ? { width: size.height, height: size.width } : size);
      if (turn.rotation === 0 && !turn.isFlipped) return lying;
      try {
        return await turned(lying, size, turn);
      } finally {
        lying.close();
      }
    },
  };
}

/** Between pictures other work of the process gets its turn. */
async function* framesOf(track: InputVideoTrack, from?: number, until?: number): AsyncGenerator<VideoSample> {
  for await (const frame of new VideoSampleSink(track).samples(from, until)) {
    frame.setRotation(0);
    frame.setFlip(false);
    try {
      yield frame;
    } finally {
      frame.close();
    }
    await breathe();
  }
}

/** A picture in another size and of eight bits; the caller closes it. Sides are even. */
export async function scaled(frame: VideoSample, size: Size): Promise<VideoSample> {
  return inEightBits(await frame.transform({ ...size, fit: 'fill' }));
}

/** Its pixels, four bytes each (red, green, blue, none), row by row. */
export async function pixelsOf(frame: VideoSample): Promise<Uint8Array<ArrayBuffer>> {
  // Its types are those of the standard before it could convert.
  const options: VideoFrameCopyToOptions & { format: 'RGBA' } = { format: 'RGBA' };
  const pixels = new Uint8Array(frame.allocationSize(options));
  await frame.copyTo(pixels, options);
  return pixels;
}

async function turned(frame: VideoSample, { width, height }: Size, turn: Turn): Promise<VideoSample> {
  const from = new Uint32Array((await pixelsOf(frame)).buffer);
  const to = new Uint32Array(width * height);
  const lyingWidth = turn.rotation % 180 === 90 ? height : width;
  // Where the pixel shown at (x, y) lies is `start + x * perX + y * perY`.
  const { start, perX, perY } = stepsOf(turn.rotation, lyingWidth, width, height);
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 1) {
      const shownX = turn.isFlipped ? width - 1 - x : x;
      to[at] = from[start + shownX * perX + y * perY] ?? 0;
    }
  const { timestamp, duration } = frame;
  const init = { format: 'RGBA', codedWidth: width, codedHeight: height, timestamp, duration } as const;
  return new VideoSample(new Uint8Array(to.buffer), init);
}

function stepsOf(rotation: Rotation, lyingWidth: number, width: number, height: number) {
  switch (rotation) {
    case 90:
      return { start: (width - 1) * lyingWidth, perX: -lyingWidth, perY: 1 };
    case 180:
      return { start: width * height - 1, perX: -1, perY: -lyingWidth };
    case 270:
      return { start: lyingWidth - 1, perX: lyingWidth, perY: -1 };
    default:
      return { start: 0, perX: 1, perY: lyingWidth };
  }
}
