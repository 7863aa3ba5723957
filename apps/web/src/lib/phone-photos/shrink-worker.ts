/** One picture to draw again, and the size that it shall have. */
export interface ShrinkWork {
  picture: Blob;
  width: number;
  height: number;
}

/** The picture as JPEG; null where this browser cannot draw it. */
export type ShrinkReport = Blob | null;

/** The server makes its own copy of this one: enough that nobody sees that there were two. */
const QUALITY = 0.9;

/** Draws it upright, smaller while it is decoded, on white as the server does. */
async function draw({ picture, width, height }: ShrinkWork): Promise<Blob | null> {
  const bitmap = await createImageBitmap(picture, {
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: 'high',
    imageOrientation: 'from-image',
  });
  try {
    const canvas = new OffscreenCanvas(width, height);
    const pen = canvas.getContext('2d');
    if (!pen) return null;
    pen.fillStyle = '#ffffff';
    pen.fillRect(0, 0, width, height);
    pen.drawImage(bitmap, 0, 0, width, height);
    return await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  } finally {
    bitmap.close();
  }
}

addEventListener('message', async (event: MessageEvent<ShrinkWork>) => {
  postMessage((await draw(event.data).catch(() => null)) satisfies ShrinkReport);
});
