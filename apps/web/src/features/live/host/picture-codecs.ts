import type { Size } from './capture.ts';
import { QUALITY_STEPS, type QualityStep } from './quality-steps.ts';

/** H.264 in the profiles that phones encode and everything plays, up to 720p with 30 frames a second. */
const PICTURES = ['avc1.42e01f', 'avc1.4d401f', 'avc1.64001f', 'avc1.42e028', 'avc1.640028'];

/** How an encoder is told to work. Parts are sent as soon as they are made, so it may not wait for what comes. */
export function pictureConfig(codec: string, size: Size, { bits, frames }: QualityStep): VideoEncoderConfig {
  return {
    codec,
    ...size,
    bitrate: bits,
    framerate: frames,
    latencyMode: 'realtime',
    avc: { format: 'avc' },
  };
}

/** What this browser can encode and every viewer can play, as WebCodecs calls it; null where it cannot. */
export async function choosePicture(size: Size): Promise<string | null> {
  if (!('VideoEncoder' in globalThis && 'OffscreenCanvas' in globalThis)) return null;
  for (const codec of PICTURES) {
    const config = pictureConfig(codec, size, QUALITY_STEPS[0]);
    const { supported } = await VideoEncoder.isConfigSupported(config).catch(() => ({ supported: false }));
    if (supported) return codec;
  }
  return null;
}
