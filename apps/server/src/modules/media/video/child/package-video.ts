import { writeFile } from 'node:fs/promises';
import { FilePathTarget, Mp4OutputFormat, Output } from 'mediabunny';
import { copyPackets } from './copy-packets.ts';
import { Fault } from './fault.ts';
import { openVideo } from './open-video.ts';
import { type Part, peakOf, playlistOf } from './playlist.ts';

/** Pieces of about this long: short enough to change quality in time, long enough to be few. */
const SEGMENT_SECONDS = 4;

/**
 * Copies an MP4 into one whose parts can be played one by one (fragmented, as CMAF and HLS want it), and writes beside it
 * the playlist that says where they lie: `<output>.mp4` and `<output>.m3u8`.
 * @throws Fault
 */
export async function packageVideo(source: string, output: string) {
  const opened = await openVideo(source);
  const { video, audio, input } = opened;
  const parts: Part[] = [];
  let headBytes = 0;
  const format = new Mp4OutputFormat({
    fastStart: 'fragmented',
    minimumFragmentDuration: SEGMENT_SECONDS,
    onMoov: (data, position) => {
      headBytes = position + data.length;
    },
    onMoof: (data, position, timestamp) => {
      parts.push({ start: position, bytes: data.length, fromSeconds: timestamp });
    },
    onMdat: (data, position) => {
      const part = parts.at(-1);
      if (part) part.bytes = position + data.length - part.start;
    },
  });
  const target = new FilePathTarget(`${output}.mp4`);
  const packets = await copyPackets(opened, new Output({ format, target }), { isCounted: false });
  if (packets === 0 || parts.length === 0) throw new Fault('corrupt_video');
  const name = output.slice(output.lastIndexOf('/') + 1);
  const untilSeconds = await input.computeDuration();
  await writeFile(`${output}.m3u8`, playlistOf({ file: `${name}.mp4`, headBytes, parts, untilSeconds }));
  const codecs = [await video.getCodecParameterString(), await audio?.getCodecParameterString()];
  return {
    codecs: codecs.filter(Boolean).join(','),
    width: await video.getDisplayWidth(),
    height: await video.getDisplayHeight(),
    peakBitsPerSecond: peakOf(parts, untilSeconds),
  };
}
