/** Fonts of the first paint: fetched with a page rather than after its styles, and kept by the worker. */
export const FIRST_FONTS = /(figtree-letters|bricolage-grotesque-(letters|peso)).*\.woff2$/;
