import { PATTERNS } from '@likha/contract/addresses';
import { canEncodeAudio } from 'mediabunny';
import type { Size } from './capture.ts';
import type { QualityStep } from './quality-steps.ts';

export interface Codecs {
  /** As WebCodecs calls it: `avc1.42e01f`. */
  picture: string;
  /** Null where no sound can be encoded. */
  sound: 'aac' | 'opus' | null;
  /** The sound is encoded by what we bring. */
  isOurs: boolean;
}

/** H.264 in the profiles that phones encode and everything plays, up to 720p with 30 frames a second. */
const PICTURES = ['avc1.42e01f', 'avc1.4d401f', 'avc1.64001f', 'avc1.42e028', 'avc1.640028'];
export const SOUND_BITS = 96_000;
const SOUND = { numberOfChannels: 1, sampleRate: 48_000, bitrate: SOUND_BITS };

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

/** What this browser can encode and every viewer can play; null where it cannot. */
export async function chooseCodecs(size: Size, step: QualityStep): Promise<Codecs | null> {
  if (!('VideoEncoder' in globalThis && 'OffscreenCanvas' in globalThis)) return null;
  for (const picture of PICTURES) {
    const { supported } = await VideoEncoder.isConfigSupported(pictureConfig(picture, size, step)).catch(
      () => ({ supported: false }),
    );
    if (supported) return { picture, ...(await chooseSound()) };
  }
  return null;
}

/** AAC, which plays everywhere, if need be by an encoder that we bring; Opus where even that does not run. */
async function chooseSound(): Promise<Pick<Codecs, 'sound' | 'isOurs'>> {
  if (await canEncodeAudio('aac', SOUND)) return { sound: 'aac', isOurs: false };
  if (mayBringOurs()) {
    try {
      const { registerAacEncoder } = await import('@mediabunny/aac-encoder');
      registerAacEncoder();
      return { sound: 'aac', isOurs: true };
    } catch {
      // It could not be fetched.
    }
  }
  return { sound: (await canEncodeAudio('opus', SOUND)) ? 'opus' : null, isOurs: false };
}

let isOursBroken = false;

/** Our own encoder did not run: sound goes on without it. */
export function doWithoutOurs(): void {
  isOursBroken = true;
}

/** Only the page on which somebody goes live may run one, as its server said when it was loaded (decision 180). */
function mayBringOurs(): boolean {
  return !isOursBroken && loadedAt() === PATTERNS.ownLive;
}

function loadedAt(): string | null {
  const [page] = performance.getEntriesByType('navigation');
  return page ? new URL(page.name).pathname : null;
}

/** Would this browser need our encoder, on a page that was loaded as another and so may not run it? It has to be loaded anew. */
export async function needsOwnPage(): Promise<boolean> {
  if (!('VideoEncoder' in globalThis) || loadedAt() === PATTERNS.ownLive) return false;
  return !(await canEncodeAudio('aac', SOUND));
}
