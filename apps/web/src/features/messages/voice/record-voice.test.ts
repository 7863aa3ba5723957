import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Recording, recordVoice } from './record-voice.ts';

/** Records a byte a second, and ends by itself where its microphone is unplugged, as browsers' do. */
class Recorder extends EventTarget {
  static last: Recorder;
  static isTypeSupported = () => true;
  static refuses = false;
  readonly mimeType = 'audio/webm';
  state = 'inactive';
  #timer: ReturnType<typeof setInterval> | undefined;
  constructor() {
    super();
    Recorder.last = this;
  }
  start(everyMs: number): void {
    if (Recorder.refuses) throw new DOMException('no encoder', 'NotSupportedError');
    this.state = 'recording';
    this.#timer = setInterval(() => this.#give(), everyMs);
  }
  stop(): void {
    if (this.state === 'inactive') throw new DOMException('it does not record', 'InvalidStateError');
    this.state = 'inactive';
    clearInterval(this.#timer);
    setTimeout(() => this.dispatchEvent(new Event('stop')));
  }
  pause(): void {
    this.state = 'paused';
  }
  resume(): void {
    this.state = 'recording';
  }
  #give(): void {
    if (this.state === 'recording')
      this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['x']) }));
  }
}

class Context {
  static isOpen = false;
  static refuses = false;
  constructor() {
    Context.isOpen = true;
  }
  readonly createAnalyser = () => ({ getFloatTimeDomainData: () => undefined, fftSize: 0 });
  readonly createMediaStreamSource = () => {
    if (Context.refuses) throw new DOMException('no sound', 'NotSupportedError');
    return { connect: () => undefined };
  };
  readonly resume = async () => undefined;
  readonly close = async () => {
    Context.isOpen = false;
  };
}

class Track extends EventTarget {
  isOpen = true;
  muted = false;
  stop(): void {
    this.isOpen = false;
  }
  mute(muted: boolean): void {
    this.muted = muted;
    this.dispatchEvent(new Event(muted ? 'mute' : 'unmute'));
  }
}

let recording: Recording;
let track: Track;
let allow: () => void;
const onLevel = vi.fn();
const onEnd = vi.fn();

beforeEach(async () => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  stubMicrophone();
  vi.stubGlobal('MediaRecorder', Recorder);
  vi.stubGlobal('AudioContext', Context);
  recording = await recordVoice(onLevel, onEnd, new AbortController().signal);
});
afterEach(() => {
  Recorder.refuses = Context.refuses = false;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** @param isAsked whether somebody is asked first, and answers by `allow` */
function stubMicrophone(isAsked = false): void {
  track = new Track();
  const opened = Promise.withResolvers<unknown>();
  allow = () => opened.resolve({ getTracks: () => [track], getAudioTracks: () => [track] });
  if (!isAsked) allow();
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: () => opened.promise } });
}

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

it('closes the microphone where it cannot be recorded or listened to (P1056)', async () => {
  for (const part of [Recorder, Context]) {
    recording.cancel();
    stubMicrophone();
    part.refuses = true;
    const { signal } = new AbortController();
    await expect(recordVoice(onLevel, onEnd, signal)).rejects.toMatchObject({ name: 'NotSupportedError' });
    expect([track.isOpen, Context.isOpen]).toEqual([false, false]);
    part.refuses = false;
  }
});

it('closes a microphone at once that is allowed after somebody left (P1056)', async () => {
  recording.cancel();
  const before = Recorder.last;
  stubMicrophone(true);
  const leaving = new AbortController();
  const begun = recordVoice(onLevel, onEnd, leaving.signal);
  const refused = expect(begun).rejects.toMatchObject({ name: 'AbortError' });
  leaving.abort();
  allow();
  await refused;
  expect([track.isOpen, Context.isOpen, Recorder.last === before]).toEqual([false, false, true]);
});

it('stands still while a call has the microphone, and says so; goes on after that (P1057)', async () => {
  await vi.advanceTimersByTimeAsync(5000);
  track.mute(true);
  await vi.advanceTimersByTimeAsync(1100);
  expect(Recorder.last.state).toBe('paused');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onLevel.mock.lastCall).toEqual([0, 6, true]);
  track.mute(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(onLevel.mock.lastCall).toEqual([expect.any(Number), expect.closeTo(8, 1), false]);
  const stopped = recording.stop();
  await vi.advanceTimersByTimeAsync(0);
  expect((await stopped)?.seconds).toBe(8);
});

it('does not stand still for a moment in which a device is turned', async () => {
  await vi.advanceTimersByTimeAsync(2000);
  track.mute(true);
  await vi.advanceTimersByTimeAsync(300);
  track.mute(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(Recorder.last.state).toBe('recording');
});

it('ends with an unplugged microphone also where the recorder does not by itself, or stands still (P1057)', async () => {
  await vi.advanceTimersByTimeAsync(5000);
  track.mute(true);
  await vi.advanceTimersByTimeAsync(2000);
  track.dispatchEvent(new Event('ended'));
  await vi.advanceTimersByTimeAsync(0);
  expect(onEnd).toHaveBeenCalledOnce();
  expect((await recording.stop())?.seconds).toBe(6);
});
