import { PUBLIC_PICTURE_WIDTHS } from '@likha/contract/limits';

const PUBLIC = /^\/media\/public\/[^?]+$/;
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

type PublicWidth = (typeof PUBLIC_PICTURE_WIDTHS)[number];

/** The address of a public picture in one width; other addresses as they are. */
export function publicUrl(url: string, width: PublicWidth): string {
  return PUBLIC.test(url) ? `${url}?w=${width}` : url;
}

/**
 * `srcset` of a public picture, or nothing for another address.
 * @param widest leaves out what is wider; a picture as it was made is offered where its own width is given
 */
export function publicSrcSet(url: string, widest: PublicWidth, ownWidth?: number): string | undefined {
  if (!PUBLIC.test(url)) return undefined;
  const offers = PUBLIC_PICTURE_WIDTHS.filter((width) => width <= widest).map(
    (width) => `${publicUrl(url, width)} ${width}w`,
  );
  return [...offers, ...(ownWidth ? [`${url} ${ownWidth}w`] : [])].join(', ');
}
