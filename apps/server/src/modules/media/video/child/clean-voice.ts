import { join } from 'node:path';
import {
  AudioSampleSource,
  BufferSource,
  BufferTarget,
  EncodedPacketSink,
  FilePathSource,
  FilePathTarget,
  Input,
  type InputAudioTrack,
  MP4,
  Mp4OutputFormat,
  OGG,
  Output,
  type OutputFormat,
  UnsupportedInputFormatError,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';
import { MOST_VOICE_SECONDS } from '../video-task.ts';
import { copyPackets } from './copy-packets.ts';
import { evenSound } from './even-sound.ts';
import { Fault } from './fault.ts';
import { loadCodecs } from './load-codecs.ts';
import { opusSeconds } from './opus-seconds.ts';

const BITS_PER_SECOND = 64_000;

interface VoiceTask {
  source: string;
  folder: string;
  /** False where nothing on this machine can. */
  mayEncode: boolean;
  /** As `hearVoice` answered. */
  spokenSeconds: number;
}

/**
 * Is it a voice note, and how long? Without decoding anything, so that what is made to take long costs little.
 * @throws Fault
 */
export async function hearVoice(source: string) {
  return { durationSeconds: await secondsOf(await openVoice(new FilePathSource(source))) };
}

/**
 * Writes of a voice note what may be served: AAC in MP4, made anew from the sound alone; where nothing can encode, its packets in
 * a container of ours. A file with a picture is none, whatever it is called.
 * @throws Fault
 */
export async function cleanVoice({ source, folder, mayEncode, spokenSeconds }: VoiceTask) {
  const audio = await openVoice(new FilePathSource(source));
  if (!mayEncode) return { file: await copyVoice(audio, folder), durationSeconds: spokenSeconds };
  await loadCodecs();
  if (!(await audio.canDecode())) throw new Fault('unsupported_video');
  const { bytes, durationSeconds } = await encodeVoice(audio);
  // What was encoded goes through the same sieve: an encoder leaves its name.
  const file = await copyVoice(await openVoice(new BufferSource(bytes)), folder);
  return { file, durationSeconds };
}

async function openVoice(source: FilePathSource | BufferSource): Promise<InputAudioTrack> {
  const input = new Input({ source, formats: [MP4, WEBM, OGG] });
  await input.getFormat().catch((error: unknown) => {
    throw error instanceof UnsupportedInputFormatError ? new Fault('unsupported_video') : error;
  });
  const audio = await input.getPrimaryAudioTrack();
  if (!audio || (await input.getPrimaryVideoTrack())) throw new Fault('unsupported_video');
  return audio;
}

/** Of AAC as browsers write it. */
const AAC_FRAMES = 1024;
/** No packet of sound is shorter: more of them than this hold nothing, and reading millions would take a core for a minute. */
const SHORTEST_SECONDS = 0.0025;
const MOST_PACKETS = MOST_VOICE_SECONDS / SHORTEST_SECONDS;

/**
 * By its packets, as what a file says of itself may be anything: when the last ends, or how much sound they hold, whichever is more.
 * @throws Fault where that is too long, or nothing
 */
async function secondsOf(audio: InputAudioTrack): Promise<number> {
  const [codec, rate] = [await audio.getCodec(), await audio.getSampleRate()];
  if (codec !== 'opus' && codec !== 'aac') throw new Fault('unsupported_video');
  let [held, until, count] = [0, 0, 0];
  for await (const { data, timestamp, duration } of new EncodedPacketSink(audio).packets()) {
    held += codec === 'opus' ? opusSeconds(data) : AAC_FRAMES / rate;
    until = Math.max(until, timestamp + duration);
    count += 1;
    if (count > MOST_PACKETS) throw new Fault('corrupt_video');
    if (Math.max(held, until) > MOST_VOICE_SECONDS) throw new Fault('video_too_long');
  }
  if (until <= 0) throw new Fault('corrupt_video');
  return Math.max(held, until);
}

/** Pauses are silence: what is heard is counted again. */
async function encodeVoice(audio: InputAudioTrack) {
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const sound = new AudioSampleSource({ codec: 'aac', bitrate: BITS_PER_SECOND });
  output.addAudioTrack(sound);
  await output.start();
  let heard = 0;
  for await (const piece of evenSound(audio)) {
    heard += piece.duration;
    if (heard > MOST_VOICE_SECONDS) throw new Fault('video_too_long');
    await sound.add(piece);
    piece.close();
  }
  if (heard === 0) throw new Fault('corrupt_video');
  sound.close();
  await output.finalize();
  if (!target.buffer) throw new Fault('corrupt_video');
  return { bytes: target.buffer, durationSeconds: heard };
}

async function copyVoice(audio: InputAudioTrack, folder: string): Promise<'voice.mp4' | 'voice.webm'> {
  const isAac = (await audio.getCodec()) === 'aac';
  const [file, format]: ['voice.mp4' | 'voice.webm', OutputFormat] = isAac
    ? ['voice.mp4', new Mp4OutputFormat({ fastStart: 'in-memory' })]
    : ['voice.webm', new WebMOutputFormat()];
  const codec = await audio.getCodec();
  if (!codec || !format.getSupportedAudioCodecs().includes(codec)) throw new Fault('unsupported_video');
  const output = new Output({ format, target: new FilePathTarget(join(folder, file)) });
  await copyPackets({ video: null, audio }, output, { isCounted: false });
  return file;
}
