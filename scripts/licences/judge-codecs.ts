/** Parts of FFmpeg, and libraries that it can be built with, which a product that is sold may not be linked against. */
const FORBIDDEN = [
  '--enable-gpl',
  '--enable-nonfree',
  '--enable-version3',
  '--enable-libx264',
  '--enable-libx265',
  '--enable-libxvid',
  '--enable-libfdk-aac',
  '--enable-libfdk_aac',
];
const LICENCE = 'libavcodec license: LGPL version 2.1 or later';

/**
 * Judges a library of codecs by what FFmpeg says in it of how it was built: packages that call themselves MIT were found to
 * hold x264 and fdk-aac.
 * @returns what speaks against it; nothing when it may be used
 */
export function judgeCodecs(library: Buffer): string[] {
  const found = FORBIDDEN.filter((option) => library.includes(option));
  return library.includes(LICENCE) ? found : [...found, `does not say "${LICENCE}"`];
}
