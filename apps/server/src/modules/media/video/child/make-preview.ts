import { FilePathTarget, Mp4OutputFormat, Output } from 'mediabunny';
import { h264 } from './encode-video.ts';
import { Fault } from './fault.ts';
import { loadCodecs } from './load-codecs.ts';
import { openVideo } from './open-video.ts';
import { type Size, scaled, uprightFrames } from './upright-frames.ts';

const SECONDS = 3;
const FRAMES_PER_SECOND = 12;
const BITS_PER_SECOND = 120_000;
/** What a picture keeps of itself in 16 pixels is its colours: no blur of ours can be undone beyond them. */
const KEPT_SIDE = 16;
const SHOWN_SIDE = 160;

function sizeWithLongest({ width, height }: Size, longest: number): Size {
  const scale = longest / Math.max(width, height);
  const even = (side: number) => Math.max(2, Math.round((side * scale) / 2) * 2);
  return { width: even(width), height: even(height) };
}

/**
 * Writes the first three seconds of pictures as an MP4 without sound in which nothing can be recognised but colours that move: anybody
 * may have it.
 * @throws Fault
 */
export async function makePreview(source: string, path: string): Promise<object> {
  await loadCodecs();
  const { video } = await openVideo(source);
  if (!(await video.canDecode())) throw new Fault('unsupported_video');
  const format = new Mp4OutputFormat({ fastStart: 'in-memory' });
  const output = new Output({ format, target: new FilePathTarget(path) });
  const picture = h264(BITS_PER_SECOND);
  output.addVideoTrack(picture);
  await output.start();
  const { between, upright, size } = await uprightFrames(video);
  let [first, next] = [Number.NaN, Number.NEGATIVE_INFINITY];
  for await (const frame of between()) {
    // Its sound may begin long before.
    if (Number.isNaN(first)) first = frame.timestamp;
    if (frame.timestamp >= first + SECONDS) break;
    if (frame.timestamp < next) continue;
    next = frame.timestamp + 1 / FRAMES_PER_SECOND;
    const tiny = await upright(frame, sizeWithLongest(size, KEPT_SIDE));
    const shown = await scaled(tiny, sizeWithLongest(size, SHOWN_SIDE));
    shown.setTimestamp(frame.timestamp - first);
    await picture.add(shown);
    tiny.close();
    shown.close();
  }
  if (next === Number.NEGATIVE_INFINITY) throw new Fault('corrupt_video');
  picture.close();
  await output.finalize();
  return {};
}
