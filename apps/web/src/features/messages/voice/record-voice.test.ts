import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Recording, recordVoice } from './record-voice.ts';

/** Records a byte a second, and ends by itself where its microphone is unplugged, as browsers' do. */
class Recorder extends EventTarget {
  static last: Recorder;
  static isTypeSupported = () => true;
  readonly mimeType = 'audio/webm';
  state = 'inactive';
  #timer: ReturnType<typeof setInterval> | undefined;
  constructor() {
    super();
    Recorder.last = this;
  }
  start(everyMs: number): void {
    this.state = 'recording';
    this.#timer = setInterval(() => this.#give(), everyMs);
  }
  stop(): void {
    if (this.state === 'inactive') throw new DOMException('it does not record', 'InvalidStateError');
    this.state = 'inactive';
    clearInterval(this.#timer);
    setTimeout(() => this.dispatchEvent(new Event('stop')));
  }
  #give(): void {
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['x']) }));
  }
}

class Context {
  readonly createAnalyser = () => ({ getFloatTimeDomainData: () => undefined, fftSize: 0 });
  readonly createMediaStreamSource = () => ({ connect: () => undefined });
  readonly close = async () => undefined;
}

let recording: Recording;
const onLevel = vi.fn();
const onEnd = vi.fn();

beforeEach(async () => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  const getUserMedia = async () => ({ getTracks: () => [{ stop: () => undefined }] });
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });
  vi.stubGlobal('MediaRecorder', Recorder);
  vi.stubGlobal('AudioContext', Context);
  recording = await recordVoice(onLevel, onEnd);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('ends with a microphone that is unplugged, and counts no more than was heard', async () => {
  await vi.advanceTimersByTimeAsync(5100);
  expect(onEnd).not.toHaveBeenCalled();
  Recorder.last.stop();
  await vi.advanceTimersByTimeAsync(0);
  expect(onEnd).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(60_000);
  const recorded = await recording.stop();
  expect([recorded?.seconds, recorded?.blob.size]).toEqual([5, 5]);
});

it('is full after three minutes', async () => {
  await vi.advanceTimersByTimeAsync(179_000);
  expect(onEnd).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(onEnd).toHaveBeenCalled();
  const stopped = recording.stop();
  await vi.advanceTimersByTimeAsync(0);
  expect((await stopped)?.seconds).toBe(180);
});
