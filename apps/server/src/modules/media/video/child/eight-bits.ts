import { VideoSample } from 'mediabunny';
import { Fault } from './fault.ts';

/** What the codecs' library knows of a decoded picture; it calls every kind that the standard does not name I420. */
interface NativeFrame {
  /** Empty for such a kind. */
  readonly format: string;
  allocationSize(): number;
  copyTo(bytes: Buffer): void;
}

/** Bytes for each pixel, with one sample of either colour for four of brightness. */
const EIGHT_BITS = 1.5;
const TEN_BITS = 3;

/** Of the full range, as some cameras write it, into the one that video has: 16–235, and 16–240 for colours. */
const intoRange = (top: number) =>
  Uint8Array.from({ length: 256 }, (_, value) => Math.round(16 + (value * (top - 16)) / 255));
const BRIGHTNESS = intoRange(235);
const COLOUR = intoRange(240);

/**
 * A picture of eight bits and the usual range, which is all that the library converts and copies rightly: of ten bits, as phones
 * film, it made noise. Closes the one given when it makes another. Sides must be even.
 * @throws Fault for kinds that only cameras for films write
 */
export function inEightBits(sample: VideoSample): VideoSample {
  const frame = sample.toVideoFrame() as unknown as { _getNative(): NativeFrame; close(): void };
  try {
    const native = frame._getNative();
    if (native.format !== '') return sample;
    const bytes = Buffer.alloc(native.allocationSize());
    native.copyTo(bytes);
    const { codedWidth, codedHeight, timestamp, duration } = sample;
    const planes = planesOf(bytes, codedWidth * codedHeight);
    const made = new VideoSample(planes, { format: 'I420', codedWidth, codedHeight, timestamp, duration });
    sample.close();
    return made;
  } finally {
    frame.close();
  }
}

function planesOf(bytes: Buffer, pixels: number): Uint8Array<ArrayBuffer> {
  const planes = new Uint8Array(pixels * EIGHT_BITS);
  const each = bytes.length / pixels;
  if (each === TEN_BITS) {
    const samples = new Uint16Array(bytes.buffer, bytes.byteOffset, planes.length);
    for (let at = 0; at < planes.length; at += 1) planes[at] = (samples[at] ?? 0) >> 2;
    return planes;
  }
  if (each !== EIGHT_BITS) throw new Fault('unsupported_video');
  for (let at = 0; at < planes.length; at += 1) {
    const table = at < pixels ? BRIGHTNESS : COLOUR;
    planes[at] = table[bytes[at] ?? 0] ?? 0;
  }
  return planes;
}
