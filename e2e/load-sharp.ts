/**
 * The image library, without what loading it says to programs that are started later: its fonts are not the browser's, and a
 * browser that is told of them alone ends.
 */
export async function loadSharp() {
  const { FONTCONFIG_FILE: before } = process.env;
  const { sharp } = await import('../apps/server/src/modules/media/image/image-library.ts');
  if (before === undefined) delete process.env.FONTCONFIG_FILE;
  else process.env.FONTCONFIG_FILE = before;
  return sharp;
}
