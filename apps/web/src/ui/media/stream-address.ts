const MASTER = /\/master\.m3u8(?=\?|$)/;

/** Is this the list of a video's sizes, rather than the video itself? */
export function isStream(url: string): boolean {
  return MASTER.test(url);
}

/** The same video whole, for browsers that know nothing of lists of sizes: one signature covers both. */
export function wholeVideo(url: string): string {
  return url.replace(MASTER, '/video.mp4');
}

/** An address of a part with the signature of `fresh`: a list of sizes keeps those that it was loaded with. */
export function signedAs(fresh: string, part: string): string {
  const [path = ''] = part.split('?');
  const query = fresh.indexOf('?');
  return query < 0 ? path : `${path}${fresh.slice(query)}`;
}

const FILE = /\/[^/?]+(?=\?|$)/;

/** The picture of the video at an address: one signature covers both. */
export function stillOfVideo(url: string): string {
  return url.replace(FILE, '/thumb');
}
