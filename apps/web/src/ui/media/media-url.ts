const VIEW = /\/view(?=\?|$)/;

/** The small picture (640 wide) of a signed address that ends `/view?…`; other addresses have no variants. */
export function thumbUrl(url: string): string {
  return url.replace(VIEW, '/thumb');
}

/** `srcset` of a signed picture, or nothing when the address has no variants. */
export function pictureSrcSet(url: string, width: number | null): string | undefined {
  if (!VIEW.test(url)) return undefined;
  const widest = Math.min(width ?? 2048, 2048);
  return widest > 640 ? `${thumbUrl(url)} 640w, ${url} ${widest}w` : undefined;
}
