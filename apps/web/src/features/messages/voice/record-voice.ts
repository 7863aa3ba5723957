import { VOICE_NOTE } from '@likha/contract/late-limits';
import { watchQuiet } from '../../../lib/devices.ts';

/** As browsers offer to record, the smallest first. */
const TYPES = ['audio/webm;codecs=opus', 'audio/mp4;codecs=mp4a.40.2', 'audio/ogg;codecs=opus'];
const BITS_PER_SECOND = 32_000;
const LEVELS_A_SECOND = 10;
/** What is recorded is handed over in pieces: a page that is about to go has nearly all of it. */
const PIECE_MS = 1000;

export interface Recording {
  /** Ends it. What was recorded; null where that is nothing. */
  stop(): Promise<{ blob: Blob; seconds: number } | null>;
  /** Ends it, and keeps nothing. */
  cancel(): void;
}

/** What says how loud it is, and for how long it has been going on; and whether a call or another app has the microphone. */
type OnLevel = (level: number, seconds: number, isQuiet: boolean) => void;

/** On a page that is not secure browsers hide their microphones: the button stands there, and says so (P1056). */
export function canRecord(): boolean {
  return typeof MediaRecorder !== 'undefined' && (Boolean(navigator.mediaDevices) || !isSecureContext);
}

/**
 * Records the microphone until it is stopped, for three minutes at most. Whatever becomes of it, the microphone is closed (P1056).
 * @param onLevel ten times a second
 * @param onEnd that was all there is: no more may be recorded, or the microphone is gone
 * @param signal of whoever left, perhaps while they were asked
 * @throws where there is no microphone, nobody allows it, or it cannot be recorded
 */
export async function recordVoice(
  onLevel: OnLevel,
  onEnd: () => void,
  signal: AbortSignal,
): Promise<Recording> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { echoCancellation: true, noiseSuppression: true },
  });
  try {
    signal.throwIfAborted();
    return record(stream, onLevel, onEnd);
  } catch (error) {
    close(stream);
    throw error;
  }
}

function record(stream: MediaStream, onLevel: OnLevel, onEnd: () => void): Recording {
  const [track] = stream.getAudioTracks();
  const pieces: Blob[] = [];
  const recorder = makeRecorder(stream);
  recorder.addEventListener('dataavailable', ({ data }) => data.size > 0 && pieces.push(data));
  const ended = new Promise<void>((resolve) =>
    recorder.addEventListener('stop', () => resolve(), { once: true }),
  );
  const meter = levelOf(stream);
  try {
    recorder.start(PIECE_MS);
  } catch (error) {
    meter.close();
    throw error;
  }
  const watch = stopwatch();
  const stopRecorder = () => recorder.state !== 'inactive' && recorder.stop();
  const timer = setInterval(() => {
    const isQuiet = recorder.state === 'paused';
    onLevel(isQuiet ? 0 : meter.read(), watch.seconds(), isQuiet);
    if (watch.seconds() >= VOICE_NOTE.seconds) onEnd();
  }, 1000 / LEVELS_A_SECOND);
  // What a call has is silence, of which nobody wants minutes (P1057).
  const stopLooking = watchQuiet(track, (isQuiet) => {
    if (isQuiet && recorder.state === 'recording') {
      recorder.pause();
      watch.pause();
    } else if (!isQuiet && recorder.state === 'paused') {
      recorder.resume();
      watch.goOn();
      meter.goOn();
    }
  });

  function end(): void {
    watch.pause();
    clearInterval(timer);
    stopLooking();
    stopRecorder();
    close(stream);
    meter.close();
  }

  // Unplugged, it ends by itself in most browsers, and no more than was heard until then is counted.
  track?.addEventListener('ended', stopRecorder, { once: true });
  void ended.then(() => {
    watch.pause();
    onEnd();
  });
  return {
    async stop() {
      end();
      await ended;
      const blob = new Blob(pieces, { type: recorder.mimeType });
      return blob.size > 0 ? { blob, seconds: Math.max(1, Math.round(watch.seconds())) } : null;
    },
    cancel: end,
  };
}

function makeRecorder(stream: MediaStream): MediaRecorder {
  const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type));
  return new MediaRecorder(stream, { audioBitsPerSecond: BITS_PER_SECOND, ...(mimeType && { mimeType }) });
}

function close(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** For how long it was heard: not while it stands still, and never for more than a note has. */
function stopwatch(): { seconds(): number; pause(): void; goOn(): void } {
  let before = 0;
  let since: number | null = performance.now();
  const elapsed = () => before + (since === null ? 0 : performance.now() - since);
  return {
    seconds: () => Math.min(VOICE_NOTE.seconds, elapsed() / 1000),
    pause() {
      before = elapsed();
      since = null;
    },
    goOn() {
      since ??= performance.now();
    },
  };
}

/** Reads how loud a microphone is. */
function levelOf(stream: MediaStream): { read(): number; goOn(): void; close(): void } {
  const context = new AudioContext();
  const close = () => void context.close().catch(() => undefined);
  const analyser = context.createAnalyser();
  analyser.fftSize = 512;
  try {
    context.createMediaStreamSource(stream).connect(analyser);
  } catch (error) {
    close();
    throw error;
  }
  const wave = new Float32Array(analyser.fftSize);
  return {
    read() {
      analyser.getFloatTimeDomainData(wave);
      const loudness = Math.sqrt(wave.reduce((sum, each) => sum + each * each, 0) / wave.length);
      return Math.min(1, loudness * 4);
    },
    // A call takes it away as well.
    goOn: () => void context.resume().catch(() => undefined),
    close,
  };
}
