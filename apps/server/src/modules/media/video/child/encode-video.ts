import {
  AudioSampleSource,
  FilePathTarget,
  type InputAudioTrack,
  Mp4OutputFormat,
  Output,
  VideoSampleSource,
} from 'mediabunny';
import type { EncodeOutput } from '../video-task.ts';
import { evenSound } from './even-sound.ts';
import { Fault } from './fault.ts';
import { loadCodecs } from './load-codecs.ts';
import { openVideo } from './open-video.ts';
import { scaled, type UprightFrames, uprightFrames } from './upright-frames.ts';

const KEY_FRAME_SECONDS = 2;
const SOUND_BITS_PER_SECOND = 128_000;
/** Pictures beyond this many a second are left out: nobody sees them, and a hostile file has thousands. */
const MAX_FRAMES_PER_SECOND = 60;
const SLACK_SECONDS = 0.002;
const FRAMES_PER_REPORT = 30;
/** What every screen shows; the encoder says nothing of colours unless told. */
const COLOURS = { primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', fullRange: false };

/** Encodes pictures as H.264. */
export function h264(bitsPerSecond: number): VideoSampleSource {
  return new VideoSampleSource({
    codec: 'avc',
    bitrate: bitsPerSecond,
    keyFrameInterval: KEY_FRAME_SECONDS,
    latencyMode: 'quality',
    hardwareAcceleration: 'prefer-software',
    onEncoderConfig: (config) => void Object.assign(config, { colorSpace: COLOURS }),
  });
}

interface Made extends EncodeOutput {
  output: Output;
  picture: VideoSampleSource;
  sound: AudioSampleSource | null;
}

function startOutput(wanted: EncodeOutput, hasSound: boolean): Made {
  const format = new Mp4OutputFormat({ fastStart: false });
  const output = new Output({ format, target: new FilePathTarget(wanted.path) });
  const picture = h264(wanted.bitsPerSecond);
  output.addVideoTrack(picture);
  const sound = hasSound ? new AudioSampleSource({ codec: 'aac', bitrate: SOUND_BITS_PER_SECOND }) : null;
  if (sound) output.addAudioTrack(sound);
  return { ...wanted, output, picture, sound };
}

/**
 * Makes MP4s (H.264, AAC) of several sizes from one decoding of the source, upright, their index last.
 * @param outputs the largest first: each is scaled from the one before it
 * @returns how many pictures each has
 * @throws Fault
 */
export async function encodeVideo(
  source: string,
  outputs: readonly EncodeOutput[],
  onProgress: (progress: number) => void,
): Promise<{ frames: number }> {
  await loadCodecs();
  const { input, video, audio } = await openVideo(source);
  if (!(await video.canDecode())) throw new Fault('unsupported_video');
  const sound = audio && (await audio.canDecode()) ? audio : null;
  const made = outputs.map((wanted) => startOutput(wanted, sound !== null));
  for (const { output } of made) await output.start();
  const seconds = await input.computeDuration();
  const report = (at: number) => onProgress(at / seconds);
  const [frames] = await Promise.all([
    encodePicture(await uprightFrames(video), made, report),
    sound && encodeSound(sound, made),
  ]);
  if (frames === 0) throw new Fault('corrupt_video');
  for (const { output } of made) await output.finalize();
  return { frames };
}

async function encodePicture(
  { between, upright }: UprightFrames,
  made: readonly Made[],
  report: (at: number) => void,
): Promise<number> {
  let [frames, next] = [0, Number.NEGATIVE_INFINITY];
  for await (const frame of between()) {
    if (frame.timestamp < next - SLACK_SECONDS) continue;
    next = frame.timestamp + 1 / MAX_FRAMES_PER_SECOND;
    let larger = frame;
    for (const { picture, width, height } of made) {
      const size = { width, height };
      const sample = larger === frame ? await upright(frame, size) : await scaled(larger, size);
      if (larger !== frame) larger.close();
      await picture.add(sample);
      larger = sample;
    }
    if (larger !== frame) larger.close();
    frames += 1;
    if (frames % FRAMES_PER_REPORT === 0) report(frame.timestamp);
  }
  for (const { picture } of made) picture.close();
  return frames;
}

async function encodeSound(track: InputAudioTrack, made: readonly Made[]): Promise<void> {
  for await (const piece of evenSound(track)) {
    for (const { sound } of made) await sound?.add(piece);
    piece.close();
  }
  for (const { sound } of made) sound?.close();
}
