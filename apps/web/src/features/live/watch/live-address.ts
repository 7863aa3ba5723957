/** What everything of a stream stands below, up to the last slash of its list. */
export function folderOf(address: string): string {
  return address.slice(0, address.lastIndexOf('/') + 1);
}

/**
 * A file of a stream below another signature of the same stream, so that what plays goes on while its address is renewed.
 * @param address as the player knows it, with or without an origin
 * @param begun where its player began
 * @param now what is good now
 */
export function renewed(address: string, begun: string, now: string): string {
  const [from, to] = [folderOf(begun), folderOf(now)];
  const place = address.indexOf(from);
  return place === -1 ? address : to + address.slice(place + from.length);
}
