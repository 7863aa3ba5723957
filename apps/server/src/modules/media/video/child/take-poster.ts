import sharp from 'sharp';
import { Fault } from './fault.ts';
import { loadCodecs } from './load-codecs.ts';
import { openVideo } from './open-video.ts';
import { pixelsOf, uprightFrames } from './upright-frames.ts';

/** The first picture of many clips is black. */
const AT_SECONDS = 1;
const SHORTEST_SIDE = 1080;

/** Writes a picture of the video as an upright PNG, its shorter side at most 1080 pixels. @throws Fault */
export async function takePoster(source: string, output: string): Promise<object> {
  await loadCodecs();
  const { input, video } = await openVideo(source);
  if (!(await video.canDecode())) throw new Fault('unsupported_video');
  const at = Math.min(AT_SECONDS, (await input.computeDuration()) / 3);
  const { between, upright, size: shown } = await uprightFrames(video);
  const scale = Math.min(1, SHORTEST_SIDE / Math.min(shown.width, shown.height));
  const side = (length: number) => Math.max(2, Math.round((length * scale) / 2) * 2);
  const size = { width: side(shown.width), height: side(shown.height) };
  for await (const frame of between(at)) {
    const picture = await upright(frame, size);
    const raw = { ...size, channels: 4 } as const;
    await sharp(await pixelsOf(picture), { raw })
      .removeAlpha()
      .png({ compressionLevel: 1 })
      .toFile(output);
    picture.close();
    return {};
  }
  throw new Fault('corrupt_video');
}
