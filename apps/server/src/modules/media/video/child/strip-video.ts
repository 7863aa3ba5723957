import { join } from 'node:path';
import type { OutputFormat } from 'mediabunny';
import { FilePathTarget, MovOutputFormat, Mp4OutputFormat, Output, WebMOutputFormat } from 'mediabunny';
import { copyPackets } from './copy-packets.ts';
import { Fault } from './fault.ts';
import { type OpenedVideo, openVideo } from './open-video.ts';

interface Container {
  file: string;
  format: OutputFormat;
  isCounted: boolean;
}

/** Containers that a clean copy may be in, the most playable first. */
function containers(isWebm: boolean): Container[] {
  const indexFirst = { fastStart: 'reserve' } as const;
  const mp4 = { file: 'clean.mp4', format: new Mp4OutputFormat(indexFirst), isCounted: true };
  const mov = { file: 'clean.mov', format: new MovOutputFormat(indexFirst), isCounted: true };
  const webm = { file: 'clean.webm', format: new WebMOutputFormat(), isCounted: false };
  return isWebm ? [webm, mp4] : [mp4, mov];
}

async function containerOf({ isWebm, video, audio }: OpenedVideo): Promise<Container> {
  const codecs = [await video.getCodec(), ...(audio ? [await audio.getCodec()] : [])];
  const fits = ({ format }: Container) =>
    codecs.every((codec) => codec !== null && format.getSupportedCodecs().includes(codec));
  const container = containers(isWebm).find(fits);
  if (!container) throw new Fault('unsupported_video');
  return container;
}

/**
 * Writes a clean copy of a video into `folder`: packets only, see `copyPackets`.
 * @returns the copy's name, and how many packets it has
 * @throws Fault
 */
export async function stripVideo(source: string, folder: string): Promise<{ file: string; packets: number }> {
  const opened = await openVideo(source);
  const { file, format, isCounted } = await containerOf(opened);
  const output = new Output({ format, target: new FilePathTarget(join(folder, file)) });
  const packets = await copyPackets(opened, output, { isCounted });
  if (packets === 0) throw new Fault('corrupt_video');
  return { file, packets };
}
