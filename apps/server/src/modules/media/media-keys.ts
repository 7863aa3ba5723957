/** Where what anyone may have is stored, by the name that follows `/media/public/` in its address. */
export const publicKey = (name: string) => `public/${name}`;

/** The names under which a media item's files are stored. */
export const mediaKeys = {
  full: (id: string) => `media/${id}/full.webp`,
  thumb: (id: string) => `media/${id}/thumb.webp`,
  video: (id: string, extension: string) => `media/${id}/video.${extension}`,
  /** Blurred beyond recognition, so anyone may have it. */
  blur: (id: string) => publicKey(`blur/${id}.webp`),
};

const EXTENSIONS: Readonly<Record<string, string>> = {
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/quicktime': 'mov',
};

/** `video/mp4` → `mp4`. */
export function videoExtension(contentType: string): string {
  const extension = EXTENSIONS[contentType];
  if (!extension) throw new Error(`not a video type: ${contentType}`);
  return extension;
}

/** Every file that a media item may have. */
export function allKeys(id: string): string[] {
  const videos = Object.values(EXTENSIONS).map((extension) => mediaKeys.video(id, extension));
  return [mediaKeys.full(id), mediaKeys.thumb(id), mediaKeys.blur(id), ...videos];
}
