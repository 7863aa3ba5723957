import { AudioSample } from 'mediabunny';
import { readTrack } from './read-track.ts';

/** Apart by more than this from where it should be, it is put right: a device slept, or its clock is another. */
const MOST_APART_SECONDS = 0.25;
/** Samples that browsers without a processor for tracks hand over at once. */
const BLOCK = 4096;
const TICK_MS = 200;
/** Longer than this no microphone is quiet: it was unplugged, or its batteries are empty. */
const GONE_SECONDS = 0.6;
/** Before it is heard for the first time it has longer: a headset connects, a page is busy. What is encoded keeps the shape of what came first. */
const BEGINNING_SECONDS = 3;

interface SoundOptions {
  /** Performance time that is the stream's beginning. */
  begun: number;
  /** Gets each piece, and closes it. */
  onSample: (sample: AudioSample) => void;
}

type Shape = Pick<AudioSample, 'sampleRate' | 'numberOfChannels'>;

/**
 * What a microphone hears, with times on the stream's own clock, so that it stays with the picture. Of one that gives nothing any more
 * there is silence: a part without sound would never be done, and the stream would stand still for everybody (P650).
 */
export class Sound {
  readonly #options: SoundOptions;
  readonly #clock = soundClock();
  readonly #timer: ReturnType<typeof setInterval>;
  #shape: Shape = { sampleRate: 48_000, numberOfChannels: 1 };
  #isHeard = false;
  #isGone = false;
  #tickedAt = performance.now();
  #stopHearing: (() => void) | null = null;

  constructor(options: SoundOptions) {
    this.#options = options;
    this.#timer = setInterval(() => this.#tick(), TICK_MS);
  }

  /** Hears this microphone from now on, and none before it. */
  setMicrophone(track: MediaStreamTrack): void {
    this.#stopHearing?.();
    this.#stopHearing = null;
    // Chromium reads nothing of a track that has ended: it throws. There is silence until another takes its place.
    if (track.readyState === 'ended') return;
    const { sampleRate, channelCount } = track.getSettings();
    if (!this.#isHeard && sampleRate && channelCount)
      this.#shape = { sampleRate, numberOfChannels: channelCount };
    const take = (sample: AudioSample) => this.#take(sample);
    this.#stopHearing =
      'MediaStreamTrackProcessor' in globalThis ? hearByFrames(track, take) : hearByGraph(track, take);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#stopHearing?.();
    this.#stopHearing = null;
  }

  #elapsed(): number {
    return (performance.now() - this.#options.begun) / 1000;
  }

  #take(sample: AudioSample): void {
    const at = this.#clock.placeOf(this.#elapsed(), sample.duration);
    this.#isGone = false;
    if (at === null) {
      sample.close();
      return;
    }
    this.#isHeard = true;
    this.#shape = sample;
    sample.setTimestamp(at);
    this.#options.onSample(sample);
  }

  #tick(): void {
    const now = performance.now();
    const isLate = now - this.#tickedAt > 2 * TICK_MS;
    this.#tickedAt = now;
    // The page stood still: what was heard meanwhile is about to come.
    if (isLate) return;
    const elapsed = this.#elapsed();
    const lasts = this.#clock.missingAt(elapsed);
    const patience = this.#isHeard ? GONE_SECONDS : BEGINNING_SECONDS;
    if (lasts <= 0 || (lasts < patience && !this.#isGone)) return;
    const at = this.#clock.placeOf(elapsed, lasts);
    if (at === null) return;
    this.#isGone = true;
    this.#options.onSample(silence(this.#shape, at, lasts));
  }
}

function silence({ sampleRate, numberOfChannels }: Shape, timestamp: number, seconds: number): AudioSample {
  const data = new Float32Array(Math.max(1, Math.round(seconds * sampleRate)) * numberOfChannels);
  return new AudioSample({ data, format: 'f32-planar', sampleRate, numberOfChannels, timestamp });
}

interface SoundClock {
  /** Where a piece goes that ends now; null where what is there by now is too far ahead of it. Seconds. */
  placeOf: (endsAt: number, lasts: number) => number | null;
  /** For how many seconds there has been no sound, by now. */
  missingAt: (elapsed: number) => number;
}

/** Times of pieces that follow one another without a gap, as long as they come when they should. */
export function soundClock(): SoundClock {
  let next: number | null = null;
  return {
    placeOf(endsAt, lasts) {
      const expected = Math.max(0, endsAt - lasts);
      const apart = next === null ? 0 : expected - next;
      // Never back: a stream's times only grow.
      if (apart < -MOST_APART_SECONDS) return null;
      const at = next === null || apart > MOST_APART_SECONDS ? expected : next;
      next = at + lasts;
      return at;
    },
    missingAt: (elapsed) => elapsed - (next ?? 0),
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
