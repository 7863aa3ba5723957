import {
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  NullTarget,
  Output,
} from 'mediabunny';

/** What a browser's recorder sends, made by the library that it is made with; the pictures in it are none. */
export interface MadeStream {
  init: Buffer;
  parts: Buffer[];
}

export interface MakeStream {
  seconds?: number;
  bitsPerSecond?: number;
  width?: number;
  height?: number;
  hasAudio?: boolean;
  framesPerSecond?: number;
  /** Of one part, a key frame at its beginning. */
  partSeconds?: number;
  /** Where its time begins. */
  fromSeconds?: number;
  /** Whether a picture of that second was left out, as by a device that is too slow, while it went on hearing. */
  isBlindAt?: (seconds: number) => boolean;
}

// Constrained baseline 3.1, with a sequence and a picture parameter set.
const AVC = Uint8Array.from(
  Buffer.from('0142e01fffe1000f6742e01f8c8d402802dd00f08846a001000468ce3c80', 'hex'),
);
const AAC = Uint8Array.from([0x11, 0x90]);
const AUDIO_RATE = 48_000;
const AUDIO_SECONDS = 1024 / AUDIO_RATE;
const SAMPLE = 0x65;

/** One generation of a host: an init segment and parts of half a second. */
export async function makeStream(options: MakeStream = {}): Promise<MadeStream> {
  const { seconds = 3, bitsPerSecond = 200_000, width = 720, height = 1280, hasAudio = true } = options;
  const { framesPerSecond = 30, partSeconds = 0.5, fromSeconds = 0, isBlindAt = () => false } = options;
  const heads: Uint8Array[] = [];
  const made: MadeStream = { init: Buffer.alloc(0), parts: [] };
  let moof: Buffer | null = null;
  const output = new Output({
    format: new Mp4OutputFormat({
      fastStart: 'fragmented',
      minimumFragmentDuration: partSeconds,
      onFtyp: (data) => void heads.push(data.slice()),
      onMoov: (data) => void heads.push(data.slice()),
      onMoof: (data) => {
        moof = Buffer.from(data.slice());
      },
      onMdat: (data) => {
        if (moof) made.parts.push(Buffer.concat([moof, data]));
        moof = null;
      },
    }),
    target: new NullTarget(),
  });
  const video = new EncodedVideoPacketSource('avc');
  const audio = new EncodedAudioPacketSource('aac');
  output.addVideoTrack(video);
  if (hasAudio) output.addAudioTrack(audio);
  await output.start();
  const keyEvery = Math.round(framesPerSecond * partSeconds);
  const bytes = Math.max(16, Math.round(bitsPerSecond / 8 / framesPerSecond));
  // One picture more: the last part is complete when the next begins.
  const frames = Math.round(seconds * framesPerSecond) + 1;
  let sound = 0;
  for (let frame = 0; frame < frames; frame += 1) {
    const at = fromSeconds + frame / framesPerSecond;
    const isKey = frame % keyEvery === 0;
    const data = new Uint8Array(bytes).fill((frame * 31) & 0xff);
    new DataView(data.buffer).setUint32(0, bytes - 4);
    data[4] = isKey ? SAMPLE : 0x41;
    if (!isBlindAt(frame / framesPerSecond))
      await video.add(
        new EncodedPacket(data, isKey ? 'key' : 'delta', at, 1 / framesPerSecond),
        frame === 0
          ? {
              decoderConfig: {
                codec: 'avc1.42e01f',
                codedWidth: width,
                codedHeight: height,
                description: AVC,
              },
            }
          : undefined,
      );
    for (; hasAudio && fromSeconds + sound * AUDIO_SECONDS <= at; sound += 1)
      await audio.add(
        new EncodedPacket(
          new Uint8Array(128).fill(1),
          'key',
          fromSeconds + sound * AUDIO_SECONDS,
          AUDIO_SECONDS,
        ),
        sound === 0
          ? {
              decoderConfig: {
                codec: 'mp4a.40.2',
                sampleRate: AUDIO_RATE,
                numberOfChannels: 2,
                description: AAC,
              },
            }
          : undefined,
      );
  }
  await output.finalize();
  made.init = Buffer.concat(heads);
  // What is left at the end is shorter than a part.
  made.parts = made.parts.slice(0, Math.floor(seconds / partSeconds));
  return made;
}
