import { VOICE_NOTE } from '@likha/contract/late-limits';

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

export function canRecord(): boolean {
  return typeof MediaRecorder !== 'undefined' && Boolean(navigator.mediaDevices?.getUserMedia);
}

/**
 * Records the microphone until it is stopped, for three minutes at most.
 * @param onLevel how loud it is, from 0 to 1, and for how long it has been going on, ten times a second
 * @param onEnd that was all there is: no more may be recorded, or the microphone is gone
 * @throws where there is no microphone, or nobody allows it
 */
export async function recordVoice(
  onLevel: (level: number, seconds: number) => void,
  onEnd: () => void,
): Promise<Recording> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { echoCancellation: true, noiseSuppression: true },
  });
  const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type));
  const recorder = new MediaRecorder(stream, {
    audioBitsPerSecond: BITS_PER_SECOND,
    ...(mimeType && { mimeType }),
  });
  const pieces: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => data.size > 0 && pieces.push(data));
  const ended = new Promise<void>((resolve) =>
    recorder.addEventListener('stop', () => resolve(), { once: true }),
  );
  const meter = levelOf(stream);
  const begun = performance.now();
  const elapsed = () => Math.min(VOICE_NOTE.seconds, (performance.now() - begun) / 1000);
  let until: number | null = null;
  const timer = setInterval(() => {
    const seconds = elapsed();
    onLevel(meter.read(), seconds);
    if (seconds >= VOICE_NOTE.seconds) onEnd();
  }, 1000 / LEVELS_A_SECOND);

  function end(): void {
    until ??= elapsed();
    clearInterval(timer);
    if (recorder.state !== 'inactive') recorder.stop();
    for (const track of stream.getTracks()) track.stop();
    meter.close();
  }

  // Unplugged, it ends by itself, and no more than was heard until then is counted.
  void ended.then(() => {
    until ??= elapsed();
    onEnd();
  });
  recorder.start(PIECE_MS);
  return {
    async stop() {
      end();
      await ended;
      const blob = new Blob(pieces, { type: recorder.mimeType });
      return blob.size > 0 ? { blob, seconds: Math.max(1, Math.round(until ?? 0)) } : null;
    },
    cancel: end,
  };
}

/** Reads how loud a microphone is. */
function levelOf(stream: MediaStream): { read(): number; close(): void } {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 512;
  context.createMediaStreamSource(stream).connect(analyser);
  const wave = new Float32Array(analyser.fftSize);
  return {
    read() {
      analyser.getFloatTimeDomainData(wave);
      const loudness = Math.sqrt(wave.reduce((sum, each) => sum + each * each, 0) / wave.length);
      return Math.min(1, loudness * 4);
    },
    close: () => void context.close().catch(() => undefined),
  };
}
