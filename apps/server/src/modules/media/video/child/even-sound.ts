import { AudioSample, AudioSampleSink, type InputAudioTrack } from 'mediabunny';

/** The encoder takes sound in pieces of exactly this many frames and silently drops all others. */
const FRAMES = 1024;
const CHANNELS = 2;

/** One decoded piece as interleaved stereo; one channel is heard on both sides, of more than two the first two. */
function stereoOf(sample: AudioSample): Float32Array {
  const { numberOfChannels: channels, numberOfFrames: frames } = sample;
  const options = { format: 'f32', planeIndex: 0 } as const;
  const given = new Float32Array(sample.allocationSize(options) / Float32Array.BYTES_PER_ELEMENT);
  sample.copyTo(given, options);
  if (channels === CHANNELS) return given;
  return Float32Array.from({ length: frames * CHANNELS }, (_, at) => {
    const side = channels === 1 ? 0 : at % CHANNELS;
    return given[Math.floor(at / CHANNELS) * channels + side] ?? 0;
  });
}

/**
 * The sound of a track in stereo and in pieces that the encoder takes, the last filled with silence. A pause of the track is
 * a pause here; the caller closes each piece.
 */
export async function* evenSound(track: InputAudioTrack): AsyncGenerator<AudioSample> {
  let waiting = new Float32Array(0);
  let [at, sampleRate] = [0, 0];
  const piece = (data: Float32Array) =>
    new AudioSample({ format: 'f32', sampleRate, numberOfChannels: CHANNELS, timestamp: at, data });
  for await (const sample of new AudioSampleSink(track).samples()) {
    const waitingSeconds = sampleRate === 0 ? 0 : waiting.length / CHANNELS / sampleRate;
    const isFirst = sampleRate === 0;
    // After a pause or a change of the rate what waits belongs to the time before.
    const hasJumped =
      Math.abs(sample.timestamp - (at + waitingSeconds)) > 0.1 || sample.sampleRate !== sampleRate;
    if (hasJumped && !isFirst && waiting.length > 0) yield piece(filledUp(waiting));
    if (hasJumped || isFirst) {
      waiting = new Float32Array(0);
      at = Math.max(at, sample.timestamp);
      sampleRate = sample.sampleRate;
    }
    const fresh = stereoOf(sample);
    sample.close();
    const all = new Float32Array(waiting.length + fresh.length);
    all.set(waiting);
    all.set(fresh, waiting.length);
    let start = 0;
    for (; all.length - start >= FRAMES * CHANNELS; start += FRAMES * CHANNELS) {
      yield piece(all.slice(start, start + FRAMES * CHANNELS));
      at += FRAMES / sampleRate;
    }
    waiting = all.slice(start);
  }
  if (waiting.length > 0) yield piece(filledUp(waiting));
}

function filledUp(data: Float32Array): Float32Array {
  const full = new Float32Array(FRAMES * CHANNELS);
  full.set(data);
  return full;
}
