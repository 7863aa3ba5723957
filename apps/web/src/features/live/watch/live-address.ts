/** What everything of a stream stands below, up to the last slash of its list. */
export function folderOf(address: string): string {
  return address.slice(0, address.lastIndexOf('/') + 1);
}

/**
 * A file of a stream below another signature of the same stream, so that what plays goes on while its address is renewed, however
 * often it is.
 * @param address as the player knows it, with or without an origin
 * @param now where the stream's list is by the signature that is good now
 */
export function renewed(address: string, now: string): string {
  const folder = folderOf(now);
  const stream = folderOf(folder.slice(0, -1));
  const place = address.indexOf(stream);
  if (place === -1) return address;
  const below = address.slice(place + stream.length);
  return folder + below.slice(below.indexOf('/') + 1);
}
