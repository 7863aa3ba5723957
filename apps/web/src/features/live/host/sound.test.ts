import type { AudioSample } from 'mediabunny';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Sound, soundClock } from './sound.ts';

it('lets pieces follow one another, however unevenly they come', () => {
  const { placeOf } = soundClock();
  expect(placeOf(0.11, 0.01)).toBeCloseTo(0.1);
  expect(placeOf(0.2, 0.01)).toBeCloseTo(0.11);
  expect(placeOf(0.13, 0.01)).toBeCloseTo(0.12);
});

it('goes on where it should be after a pause, and never goes back', () => {
  const { placeOf, missingAt } = soundClock();
  placeOf(1, 0.5);
  expect(missingAt(6)).toBeCloseTo(5);
  expect(placeOf(6, 0.5)).toBeCloseTo(5.5);
  expect(placeOf(6.3, 0.5)).toBeCloseTo(6);
});

it('takes nothing that comes too late for its place', () => {
  const { placeOf } = soundClock();
  placeOf(6, 1);
  expect(placeOf(5, 0.5)).toBeNull();
  expect(placeOf(6.3, 0.1)).toBeCloseTo(6);
});

it('begins at nothing, not before', () => {
  expect(soundClock().placeOf(0.02, 0.1)).toBe(0);
});

/** A microphone that hears a tone, ten milliseconds at a time, until it is unplugged. */
class Microphone {
  isOn = true;
  /** How long it takes to connect. */
  lateMs = 0;
  getSettings = () => ({ sampleRate: 16_000, channelCount: 1 });
}

const RATE = 44_100;

class Processor {
  readonly #microphone: Microphone;
  constructor({ track }: { track: Microphone }) {
    this.#microphone = track;
  }
  readonly readable = {
    getReader: () => ({
      read: async () => {
        await new Promise((done) => setTimeout(done, 10 + this.#microphone.lateMs));
        this.#microphone.lateMs = 0;
        return this.#microphone.isOn ? { done: false, value: new Heard() } : { done: true };
      },
      cancel: async () => undefined,
    }),
  };
}

class Heard {
  readonly format = 'f32-planar';
  readonly numberOfChannels = 1;
  readonly sampleRate = RATE;
  readonly numberOfFrames = RATE / 100;
  readonly duration = 10_000;
  readonly timestamp = 0;
  close(): void {}
}

let came: { from: number; to: number; rate: number }[];
let sound: Sound;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('AudioData', Heard);
  vi.stubGlobal('MediaStreamTrackProcessor', Processor);
  came = [];
  const onSample = ({ timestamp, duration, sampleRate }: AudioSample) =>
    void came.push({ from: timestamp, to: timestamp + duration, rate: sampleRate });
  sound = new Sound({ begun: performance.now(), onSample });
});
afterEach(() => {
  sound.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const hear = (microphone: Microphone) => sound.setMicrophone(microphone as unknown as MediaStreamTrack);
const gaps = () => came.slice(1).filter(({ from }, place) => Math.abs(from - (came[place]?.to ?? 0)) > 0.02);

it('goes on in silence, without a gap, where the microphone is gone, and with the next one after that', async () => {
  const [headset, built] = [new Microphone(), new Microphone()];
  hear(headset);
  await vi.advanceTimersByTimeAsync(2000);
  headset.isOn = false;
  await vi.advanceTimersByTimeAsync(8000);
  expect(came.at(-1)?.to).toBeGreaterThan(9.5);
  hear(built);
  await vi.advanceTimersByTimeAsync(1000);
  expect(came.at(-1)?.to).toBeCloseTo(11, 1);
  expect(gaps()).toEqual([]);
  expect(new Set(came.map(({ rate }) => rate))).toEqual(new Set([RATE]));
});

it('adds nothing to what is heard', async () => {
  hear(new Microphone());
  await vi.advanceTimersByTimeAsync(3000);
  expect(came.every(({ from, to }) => to - from < 0.011)).toBe(true);
});

it('waits for one that takes its time to begin, and no longer than some seconds', async () => {
  const headset = new Microphone();
  headset.lateMs = 2500;
  hear(headset);
  await vi.advanceTimersByTimeAsync(2600);
  expect(came.at(0)).toMatchObject({ rate: RATE });
  expect(came.at(0)?.from).toBeGreaterThan(2);
});

it('is silent, as the microphone would be heard, where nothing ever comes of it', async () => {
  const broken = new Microphone();
  broken.lateMs = 60_000;
  hear(broken);
  await vi.advanceTimersByTimeAsync(5000);
  expect(came.at(-1)?.to).toBeGreaterThan(4.7);
  expect(gaps()).toEqual([]);
  expect(came.every(({ rate }) => rate === 16_000)).toBe(true);
});
