import {
  EncodedAudioPacketSource,
  type EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  type InputAudioTrack,
  type InputVideoTrack,
  type Output,
} from 'mediabunny';
import { withoutFillText } from './aac-fill.ts';
import { cleanDescription } from './decoder-description.ts';
import { Fault } from './fault.ts';
import { withoutPersonalMessages } from './nal-units.ts';
import type { OpenedVideo } from './open-video.ts';

interface Lane {
  packets: AsyncGenerator<EncodedPacket, void, unknown>;
  next: IteratorResult<EncodedPacket, void>;
  add(packet: EncodedPacket): Promise<void>;
}

/** Needed where the index is to stand first: its place is kept free before its size is known. */
async function maximumOf(track: InputVideoTrack | InputAudioTrack): Promise<number> {
  return (await track.computePacketStats()).packetCount;
}

async function videoLane(track: InputVideoTrack, output: Output, isCounted: boolean): Promise<Lane> {
  const [codec, config] = [await track.getCodec(), await track.getDecoderConfig()];
  if (!codec || !config) throw new Fault('unsupported_video');
  const description = config.description && cleanDescription(codec, config.description);
  const source = new EncodedVideoPacketSource(codec);
  output.addVideoTrack(source, {
    rotation: await track.getRotation(),
    flip: await track.getFlip(),
    ...(isCounted ? { maximumPacketCount: await maximumOf(track) } : {}),
  });
  const lengthBytes = description ? lengthBytesIn(codec, description) : 4;
  const decoderConfig = { ...config, description };
  return startLane(track, (packet) => {
    const data =
      codec === 'avc' || codec === 'hevc'
        ? withoutPersonalMessages(packet.data, codec, lengthBytes)
        : packet.data;
    // What travels beside a packet (alpha, side data of a block) is left behind.
    return source.add(packet.clone({ data, sideData: {} }), { decoderConfig });
  });
}

async function audioLane(track: InputAudioTrack, output: Output, isCounted: boolean): Promise<Lane> {
  const [codec, config] = [await track.getCodec(), await track.getDecoderConfig()];
  if (!codec || !config) throw new Fault('unsupported_video');
  const description = config.description && cleanDescription(codec, config.description);
  const source = new EncodedAudioPacketSource(codec);
  output.addAudioTrack(source, isCounted ? { maximumPacketCount: await maximumOf(track) } : {});
  const decoderConfig = { ...config, description };
  return startLane(track, (packet) => {
    const data = codec === 'aac' ? withoutFillText(packet.data) : packet.data;
    return source.add(packet.clone({ data, sideData: {} }), { decoderConfig });
  });
}

async function startLane(track: InputVideoTrack | InputAudioTrack, add: Lane['add']): Promise<Lane> {
  const packets = new EncodedPacketSink(track).packets();
  return { packets, next: { done: true, value: undefined }, add };
}

/** The last two bits of a byte of the record, less one. */
function lengthBytesIn(codec: string, description: Uint8Array): number {
  const at = codec === 'avc' ? 4 : codec === 'hevc' ? 21 : -1;
  return at < 0 ? 4 : ((description[at] ?? 3) & 3) + 1;
}

export interface CopyOptions {
  /** Whether the container wants to know beforehand how many packets there are. */
  isCounted: boolean;
}

/**
 * Carries the packets of picture and sound over, in order of time, with what decoders need and the turn of the picture,
 * and nothing else: no names, tags, times, languages, other tracks, and no byte that no packet owns.
 * @returns how many packets there were
 * @throws Fault
 */
export async function copyPackets(
  { video, audio }: { video: OpenedVideo['video'] | null; audio: OpenedVideo['audio'] },
  output: Output,
  { isCounted }: CopyOptions,
): Promise<number> {
  const lanes = video ? [await videoLane(video, output, isCounted)] : [];
  if (audio) lanes.push(await audioLane(audio, output, isCounted));
  await output.start();
  for (const lane of lanes) lane.next = await lane.packets.next();
  let count = 0;
  for (;;) {
    const lane = earliest(lanes);
    if (!lane || lane.next.done) break;
    await lane.add(lane.next.value);
    lane.next = await lane.packets.next();
    count += 1;
  }
  await output.finalize();
  return count;
}

function earliest(lanes: readonly Lane[]): Lane | undefined {
  const waiting = lanes.filter(({ next }) => !next.done);
  const timeOf = ({ next }: Lane) => (next.done ? Number.POSITIVE_INFINITY : next.value.timestamp);
  return waiting.toSorted((one, other) => timeOf(one) - timeOf(other))[0];
}
