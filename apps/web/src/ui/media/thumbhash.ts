import { thumbHashToDataURL } from 'thumbhash';

/** The blur that stands in for a picture while it loads; null when there is none or it is damaged. */
export function placeholderOf(thumbhash: string | null | undefined): string | null {
  if (!thumbhash) return null;
  try {
    const bytes = Uint8Array.from(atob(thumbhash), (character) => character.charCodeAt(0));
    return thumbHashToDataURL(bytes);
  } catch {
    return null;
  }
}
