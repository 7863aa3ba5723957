/** Where creators have other pages (P118). Any website may be given for each. No zod here: the web bundles this file. */
export const PLATFORMS = [
  'facebook',
  'instagram',
  'tiktok',
  'x_twitter',
  'threads',
  'telegram',
  'snapchat',
  'youtube',
  'reddit',
  'linktree',
] as const;
export type Platform = (typeof PLATFORMS)[number];

export const LINK_CHARACTERS = 300;

/** What is wrong with an address; null when it may be linked to. Empty is no address, and fine. */
export function linkProblem(text: string): 'url_invalid' | 'url_scheme' | null {
  const address = text.trim();
  if (address === '') return null;
  const url = URL.parse(address);
  if (!url) return 'url_invalid';
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return 'url_scheme';
  // A browser would leave them out, and the rest would be an address that nobody typed.
  if (/\p{Cc}/u.test(address)) return 'url_invalid';
  // A name before the host makes an address look like another's.
  return url.username || url.password || !url.hostname.includes('.') ? 'url_invalid' : null;
}

/** An address as it is kept: what the browser makes of it, so that nothing in it is read in two ways. */
export function plainLink(text: string): string {
  const typed = text.trim();
  const href = URL.parse(typed)?.href ?? '';
  // The slash that stands behind a host alone says nothing, so such an address stays as it was typed.
  return href === `${typed}/` ? typed : href;
}
