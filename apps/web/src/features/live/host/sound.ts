import { AudioSample } from 'mediabunny';
import { readTrack } from './read-track.ts';

/** Apart by more than this from where it should be, it is put right: a device slept, or its clock is another. */
const MOST_APART_SECONDS = 0.25;
/** Samples that browsers without a processor for tracks hand over at once. */
const BLOCK = 4096;

/**
 * What a microphone hears, with times on the stream's own clock, so that it stays with the picture.
 * @param begun performance time that is the stream's beginning
 * @param onSample gets each piece, and closes it
 * @returns how to stop it
 */
export function hearSound(
  track: MediaStreamTrack,
  begun: number,
  onSample: (sample: AudioSample) => void,
): () => void {
  const clock = soundClock();
  const take = (sample: AudioSample) => {
    const endsAt = (performance.now() - begun) / 1000;
    sample.setTimestamp(clock(endsAt, sample.duration));
    onSample(sample);
  };
  return 'MediaStreamTrackProcessor' in globalThis ? hearByFrames(track, take) : hearByGraph(track, take);
}

/** Times of pieces that follow one another without a gap, as long as they come when they should. */
export function soundClock(): (endsAt: number, lasts: number) => number {
  let next: number | null = null;
  return (endsAt, lasts) => {
    const expected = Math.max(0, endsAt - lasts);
    // Never back: a stream's times only grow.
    const isApart = next === null || expected - next > MOST_APART_SECONDS;
    const at = isApart || next === null ? expected : next;
    next = at + lasts;
    return at;
  };
}

function hearByFrames(track: MediaStreamTrack, take: (sample: AudioSample) => void): () => void {
  const { readable } = new MediaStreamTrackProcessor({ track: track as MediaStreamAudioTrack });
  return readTrack(track, readable.getReader(), (data) => take(new AudioSample(data)));
}

/** An audio worklet would need code from an address of its own; this is old, and works everywhere. */
function hearByGraph(track: MediaStreamTrack, take: (sample: AudioSample) => void): () => void {
  const context = new AudioContext();
  const processor = context.createScriptProcessor(BLOCK, 1, 1);
  context.createMediaStreamSource(new MediaStream([track])).connect(processor);
  processor.connect(context.destination);
  processor.onaudioprocess = ({ inputBuffer }) => {
    for (const sample of AudioSample.fromAudioBuffer(inputBuffer, 0)) take(sample);
  };
  void context.resume();
  return () => {
    processor.onaudioprocess = null;
    void context.close().catch(() => undefined);
  };
}
