export type PictureVariant = 'view' | 'thumb';

const GUEST_MARK = 'likha';

/** How names are written; views that were kept from before another way was chosen are not found any more, and age out. */
const STYLE = 'tiled';

/** A picture with one viewer's name in it; a guest's has the house's. */
export interface View {
  mediaId: string;
  variant: PictureVariant;
  viewerId: string | null;
}

/** Where a view is in the view cache. */
export function viewKey({ mediaId, variant, viewerId }: View): string {
  return `${viewsOf(mediaId)}${viewerId ?? 'guest'}-${variant}.${STYLE}.webp`;
}

/** What the names of all views of a media item begin with. */
export function viewsOf(mediaId: string): string {
  return `${mediaId.slice(-2)}/${mediaId}.`;
}

/** What is burned in: `@ana`, or `@ana · @ben` of what was made for Ben. */
export function markOf({ viewer, madeFor }: { viewer: string | null; madeFor: string | null }): string {
  return [viewer ? `@${viewer}` : GUEST_MARK, ...(madeFor ? [`@${madeFor}`] : [])].join(' · ');
}
