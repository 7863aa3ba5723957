import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import {
  ALL_FORMATS,
  AudioSample,
  AudioSampleSource,
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedPacketSink,
  FilePathTarget,
  Input,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
  type OutputFormat,
  WebMOutputFormat,
} from 'mediabunny';
import { programEnvironment } from '../../../../test/program-environment.ts';
import { loadCodecs } from './child/load-codecs.ts';

export interface TestVoice {
  path: string;
  /** Seconds that its packets hold, of 20 ms each (21 in MP4). */
  seconds: number;
  /** Seconds between two packets, where they do not follow one another as they should. */
  step?: number;
  /** Packets of these bytes behind it, which say that they take no time. */
  after?: { bytes: readonly number[]; count: number };
}

const RATE = 48_000;

function formatFor(path: string): OutputFormat {
  if (path.endsWith('.webm')) return new WebMOutputFormat();
  return path.endsWith('.ogg') ? new OggOutputFormat() : new Mp4OutputFormat();
}

/** Makes a voice note as browsers record it, or one that lies, in a process of its own: Opus in WebM or Ogg, AAC in MP4. */
export async function makeTestVoice(voice: TestVoice): Promise<void> {
  const env = { ...programEnvironment, NODE_WEBCODECS_FORCE: 'static' };
  const program = ['--no-warnings', import.meta.filename, JSON.stringify(voice)];
  await promisify(execFile)(process.execPath, program, { env, maxBuffer: 1e8 });
}

/** A second of a tone, encoded. */
async function secondOf(path: string) {
  const isAac = path.endsWith('.mp4');
  const target = new BufferTarget();
  const output = new Output({ format: formatFor(path), target });
  const sound = new AudioSampleSource({ codec: isAac ? 'aac' : 'opus', bitrate: 32_000 });
  output.addAudioTrack(sound);
  await output.start();
  const frames = isAac ? 1024 : 960;
  for (let start = 0; start + frames <= RATE; start += frames) {
    const data = Float32Array.from({ length: frames }, (_, at) => Math.sin((start + at) / 20) / 4);
    const facts = { format: 'f32', sampleRate: RATE, numberOfChannels: 1, timestamp: start / RATE } as const;
    const piece = new AudioSample({ ...facts, data });
    await sound.add(piece);
    piece.close();
  }
  sound.close();
  await output.finalize();
  const input = new Input({
    source: new BufferSource(target.buffer ?? new ArrayBuffer(0)),
    formats: ALL_FORMATS,
  });
  const track = await input.getPrimaryAudioTrack();
  if (!track) throw new Error('no sound was made');
  const packets: EncodedPacket[] = [];
  for await (const packet of new EncodedPacketSink(track).packets()) packets.push(packet);
  return {
    packets,
    codec: isAac ? ('aac' as const) : ('opus' as const),
    config: await track.getDecoderConfig(),
  };
}

async function make({ path, seconds, step, after }: TestVoice): Promise<void> {
  await loadCodecs();
  const { packets, codec, config } = await secondOf(path);
  const output = new Output({ format: formatFor(path), target: new FilePathTarget(path) });
  const source = new EncodedAudioPacketSource(codec);
  output.addAudioTrack(source, { name: 'SecretSoundName' });
  output.setMetadataTags({ title: 'SecretTitle', comment: 'SecretPlace' });
  await output.start();
  const duration = codec === 'aac' ? 1024 / RATE : 0.02;
  const count = Math.round(seconds / duration);
  for (let at = 0; at < count; at += 1) {
    const packet = packets[at % packets.length];
    if (packet)
      await source.add(packet.clone({ timestamp: at * (step ?? duration), duration }), {
        ...(config && { decoderConfig: config }),
      });
  }
  const [data, timestamp] = [Uint8Array.from(after?.bytes ?? []), count * (step ?? duration)];
  for (let at = 0; at < (after?.count ?? 0); at += 1)
    await source.add(new EncodedPacket(data, 'key', timestamp, 0));
  await output.finalize();
}

const wanted = process.argv[2];
if (wanted && process.argv[1] === import.meta.filename) {
  await make(JSON.parse(wanted) as TestVoice);
  process.exit(0);
}
