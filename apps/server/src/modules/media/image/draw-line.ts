import { sharp } from './image-library.ts';
import { drawableMarkup, FONT_FILE } from './text-stamp.ts';

interface LineLooks {
  fontPixels: number;
  /** `#rrggbb` */
  colour: string;
  /** What is longer is made smaller until it fits, in pixels. */
  width: number;
}

/** One line of text as a picture with see-through ground. Any text is safe. */
export async function drawLine(text: string, looks: LineLooks): Promise<{ data: Buffer; height: number }> {
  const marked = `<span foreground="${looks.colour}">${drawableMarkup(text)}</span>`;
  // At 72 dots an inch a point is a pixel.
  const font = `DejaVu Sans Bold ${looks.fontPixels}`;
  const drawn = await sharp({ text: { text: marked, font, fontfile: FONT_FILE, dpi: 72, rgba: true } })
    .png()
    .toBuffer();
  const { data, info } = await sharp(drawn)
    .resize({ width: looks.width, withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data, height: info.height };
}
