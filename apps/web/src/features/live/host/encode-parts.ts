import {
  type AudioSample,
  AudioSampleSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  NullTarget,
  Output,
} from 'mediabunny';
import type { Size } from './capture.ts';
import { type Codecs, pictureConfig, SOUND_BITS } from './codecs.ts';
import { tracksIn } from './part-tracks.ts';
import { PART_MS, type QualityStep } from './quality-steps.ts';

type Bytes = Uint8Array<ArrayBuffer>;

interface EncodingOptions {
  size: Size;
  codecs: Codecs;
  hasSound: boolean;
  step: QualityStep;
  /** The beginning, which a player needs before any part. */
  onInit: (bytes: Bytes) => void;
  onPart: (bytes: Bytes) => void;
  /** It cannot go on with this beginning: another one is needed. */
  onBroken: (error: unknown) => void;
}

export interface Encoding {
  /** Would it encode another frame now? The first of a part always, as it is what all others of it need. */
  takes: (isKey: boolean) => boolean;
  /** Encodes a frame that it takes, and closes it. */
  addFrame: (frame: VideoFrame, isKey: boolean) => void;
  addSound: (sample: AudioSample) => void;
  setStep: (step: QualityStep) => void;
  /** Frames that wait for the encoder. */
  readonly waiting: number;
  stop: () => void;
}

/** Frames that may wait before more are left out: a device that is too slow shows fewer. */
const MOST_WAITING = 6;
/** The track that is added first. */
const PICTURE = 1;
/** A little less than a part, as frames and sound do not end at the same moment. */
const LEAST_SECONDS = (PART_MS / 1000) * 0.8;

/** Makes a stream's beginning and its parts, each with a picture that can be shown without those before it (P650). */
export async function startEncoding(options: EncodingOptions): Promise<Encoding> {
  const { size, codecs, onBroken } = options;
  const picture = new EncodedVideoPacketSource('avc');
  const sound =
    options.hasSound && codecs.sound
      ? new AudioSampleSource({ codec: codecs.sound, bitrate: SOUND_BITS })
      : null;
  const output = new Output({ format: formatFor(options), target: new NullTarget() });
  output.addVideoTrack(picture);
  if (sound) output.addAudioTrack(sound);
  await output.start();

  let isStopped = false;
  /** Sound that the encoder has not done with: once it is stopped it never says so. */
  const held = new Set<AudioSample>();
  let step = options.step;
  let wanted = step;
  let description: string | null = null;
  const broken = (error: unknown) => {
    if (!isStopped) onBroken(error);
  };
  const encoder = new VideoEncoder({
    output: (chunk, meta) => {
      if (isStopped) return;
      const told = meta?.decoderConfig?.description;
      const before = description;
      if (told) description = textOf(told);
      // A player keeps what it was told first.
      if (before !== null && description !== before) return broken(new Error('the codec changed'));
      picture.add(EncodedPacket.fromEncodedChunk(chunk), meta).catch(broken);
    },
    error: broken,
  });
  encoder.configure(pictureConfig(codecs.picture, size, step));

  const takes = (isKey: boolean) =>
    !isStopped && encoder.state === 'configured' && (isKey || encoder.encodeQueueSize < MOST_WAITING);
  return {
    takes,
    addFrame(frame, isKey) {
      try {
        if (!takes(isKey)) return;
        if (isKey && wanted !== step) {
          step = wanted;
          encoder.configure(pictureConfig(codecs.picture, size, step));
        }
        encoder.encode(frame, { keyFrame: isKey });
      } catch (error) {
        // Thrown from here it would end a timer's turn, and be said to nobody.
        broken(error);
      } finally {
        frame.close();
      }
    },
    addSound(sample) {
      if (isStopped || !sound) return sample.close();
      held.add(sample);
      sound
        .add(sample)
        .catch(broken)
        .finally(() => {
          held.delete(sample);
          sample.close();
        });
    },
    setStep: (next) => {
      wanted = next;
    },
    get waiting() {
      return encoder.encodeQueueSize;
    },
    stop() {
      isStopped = true;
      if (encoder.state !== 'closed') encoder.close();
      void output.cancel().catch(() => undefined);
      for (const sample of held) sample.close();
      held.clear();
    },
  };
}

function formatFor({ onInit, onPart }: EncodingOptions): Mp4OutputFormat {
  let ftyp: Bytes = new Uint8Array();
  let moof: Bytes = new Uint8Array();
  return new Mp4OutputFormat({
    fastStart: 'fragmented',
    minimumFragmentDuration: LEAST_SECONDS,
    // What is handed over is used again after the call.
    onFtyp: (data) => {
      ftyp = data.slice();
    },
    onMoov: (data) => onInit(joined(ftyp, data)),
    onMoof: (data) => {
      moof = data.slice();
    },
    // Where the picture was away, as after a page was asleep, there is a part of sound alone, which nobody takes (P611).
    onMdat: (data) => {
      if (tracksIn(moof).includes(PICTURE)) onPart(joined(moof, data));
    },
  });
}

function joined(first: Uint8Array, second: Uint8Array): Bytes {
  const whole = new Uint8Array(first.length + second.length);
  whole.set(first);
  whole.set(second, first.length);
  return whole;
}

function textOf(description: AllowSharedBufferSource): string {
  const bytes = ArrayBuffer.isView(description)
    ? new Uint8Array(description.buffer, description.byteOffset, description.byteLength)
    : new Uint8Array(description);
  return bytes.join(' ');
}
