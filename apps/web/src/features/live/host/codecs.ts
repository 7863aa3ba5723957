import { canEncodeAudio } from 'mediabunny';
import type { Size } from './capture.ts';
import { encodesAac, isOwnPage } from './own-page.ts';
import { choosePicture } from './picture-codecs.ts';
import { SOUND } from './sound-config.ts';

export interface Codecs {
  /** As WebCodecs calls it: `avc1.42e01f`. */
  picture: string;
  /** Null where no sound can be encoded. */
  sound: 'aac' | 'opus' | null;
  /** The sound is encoded by what we bring. */
  isOurs: boolean;
}

/** What this browser can encode and every viewer can play; null where it cannot. */
export async function chooseCodecs(size: Size): Promise<Codecs | null> {
  const picture = await choosePicture(size);
  return picture === null ? null : { picture, ...(await chooseSound()) };
}

/** AAC, which plays everywhere, if need be by an encoder that we bring; Opus where even that does not run. */
async function chooseSound(): Promise<Pick<Codecs, 'sound' | 'isOurs'>> {
  if (await encodesAac()) return { sound: 'aac', isOurs: false };
  if (mayBringOurs()) {
    try {
      const { registerAacEncoder } = await import('@mediabunny/aac-encoder');
      if (!isBrought) registerAacEncoder();
      isBrought = true;
      return { sound: 'aac', isOurs: true };
    } catch {
      // It could not be fetched.
    }
  }
  return { sound: (await canEncodeAudio('opus', SOUND)) ? 'opus' : null, isOurs: false };
}

let isBrought = false;
let isOursBroken = false;

/** Our encoder runs where a policy says so: in the worker that sends, whose file has one, and on the page of those who go live (decision 180). */
function mayBringOurs(): boolean {
  return !isOursBroken && (!('document' in globalThis) || isOwnPage());
}

/** Our own encoder did not run: sound goes on without it. */
export function doWithoutOurs(): void {
  isOursBroken = true;
}
