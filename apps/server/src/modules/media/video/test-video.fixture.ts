import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import {
  AudioSample,
  AudioSampleSource,
  FilePathTarget,
  type MetadataTags,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
  type OutputFormat,
  type VideoCodec,
  VideoSample,
  VideoSampleSource,
  WebMOutputFormat,
} from 'mediabunny';
import { programEnvironment } from '../../../../test/program-environment.ts';
import { loadCodecs } from './child/load-codecs.ts';

export interface TestVideo {
  path: string;
  width?: number;
  height?: number;
  seconds?: number;
  framesPerSecond?: number;
  codec?: VideoCodec;
  isSilent?: boolean;
  /** A quarter turn clockwise, as phones write it. */
  isTurned?: boolean;
  /** Its sound begins before. */
  pictureFromSeconds?: number;
  tags?: MetadataTags;
  bitsPerSecond?: number;
}

function formatFor(path: string): OutputFormat {
  if (path.endsWith('.webm')) return new WebMOutputFormat();
  if (path.endsWith('.mov')) return new MovOutputFormat();
  return new Mp4OutputFormat();
}

/** Colours that move: red grows from left to right, green from top to bottom, blue with time. */
function frame(width: number, height: number, at: number, timestamp: number, duration: number): VideoSample {
  const pixels = new Uint8Array(width * height * 4);
  for (let y = 0, to = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, to += 4) {
      pixels[to] = (x * 255) / width;
      pixels[to + 1] = (y * 255) / height;
      pixels[to + 2] = (at * 16) % 256;
      pixels[to + 3] = 255;
    }
  return new VideoSample(pixels, {
    format: 'RGBA',
    codedWidth: width,
    codedHeight: height,
    timestamp,
    duration,
  });
}

/**
 * Makes a video with the engine's own encoders: H.264 or VP9, with a tone unless it is silent. In a process of its own, whose
 * libraries may complain as they like.
 */
export async function makeTestVideo(video: TestVideo): Promise<void> {
  const env = { ...programEnvironment, NODE_WEBCODECS_FORCE: 'static' };
  const program = ['--no-warnings', import.meta.filename, JSON.stringify(video)];
  await promisify(execFile)(process.execPath, program, { env, maxBuffer: 1e8 });
}

async function make(video: TestVideo): Promise<void> {
  const { path, width = 96, height = 72, seconds = 1, framesPerSecond = 10 } = video;
  const isWebm = path.endsWith('.webm');
  await loadCodecs();
  const output = new Output({ format: formatFor(path), target: new FilePathTarget(path) });
  const picture = new VideoSampleSource({
    codec: video.codec ?? (isWebm ? 'vp9' : 'avc'),
    bitrate: video.bitsPerSecond ?? 200_000,
    hardwareAcceleration: 'prefer-software',
    onEncoderConfig: (config) => {
      Object.assign(config, {
        colorSpace: { primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', fullRange: false },
      });
    },
  });
  output.addVideoTrack(picture, { rotation: video.isTurned ? 90 : 0, name: 'SecretTrackName' });
  const sound = video.isSilent
    ? null
    : new AudioSampleSource({ codec: isWebm ? 'opus' : 'aac', bitrate: 64_000 });
  if (sound) output.addAudioTrack(sound, { name: 'SecretSoundName' });
  if (video.tags) output.setMetadataTags(video.tags);
  await output.start();
  const each = 1 / framesPerSecond;
  const first = Math.round((video.pictureFromSeconds ?? 0) * framesPerSecond);
  for (let at = first; at < seconds * framesPerSecond; at += 1) {
    const sample = frame(width, height, at, at * each, each);
    await picture.add(sample);
    sample.close();
  }
  picture.close();
  if (sound) await addTone(sound, seconds, isWebm ? 960 : 1024);
  await output.finalize();
}

async function addTone(sound: AudioSampleSource, seconds: number, frames: number): Promise<void> {
  const sampleRate = 48_000;
  for (let start = 0; start < seconds * sampleRate; start += frames) {
    const data = Float32Array.from({ length: frames }, (_, at) => Math.sin((start + at) / 20) / 4);
    const piece = new AudioSample({
      format: 'f32',
      sampleRate,
      numberOfChannels: 1,
      timestamp: start / sampleRate,
      data,
    });
    await sound.add(piece);
    piece.close();
  }
  sound.close();
}

if (import.meta.main) {
  await make(JSON.parse(process.argv[2] ?? '') as TestVideo);
  process.exit(0);
}
