/** Where what anyone may have is stored, by the name that follows `/media/public/` in its address. */
export const publicKey = (name: string) => `public/${name}`;

/** Sizes between which a player may choose. */
export const RENDITION_NAMES = ['high', 'low'] as const;
export type RenditionName = (typeof RENDITION_NAMES)[number];

export const VOICE_EXTENSIONS = ['mp4', 'webm'] as const;
export type VoiceExtension = (typeof VOICE_EXTENSIONS)[number];

/** The names under which a media item's files are stored. */
export const mediaKeys = {
  full: (id: string) => `media/${id}/full.webp`,
  thumb: (id: string) => `media/${id}/thumb.webp`,
  /** As it was uploaded, with all that it tells: read by the job that makes it ready and by nobody else. */
  original: (id: string) => `originals/${id}`,
  /** Of an upload that comes in parts (P774), read by nobody but whoever puts them together. */
  part: (uploadId: string, id: string) => `parts/${uploadId}/${id}`,
  video: (id: string, extension: string) => `media/${id}/video.${extension}`,
  voice: (id: string, extension: VoiceExtension) => `media/${id}/voice.${extension}`,
  rendition: (id: string, name: RenditionName) => `media/${id}/${name}.mp4`,
  playlist: (id: string, name: RenditionName | 'master') => `media/${id}/${name}.m3u8`,
  /** Blurred beyond recognition, so anyone may have it. */
  blur: (id: string) => publicKey(`blur/${id}.webp`),
  /** The same, moving. */
  preview: (id: string) => publicKey(`preview/${id}.mp4`),
};

const EXTENSIONS = new Map(
  Object.entries<string>({
    'video/mp4': 'mp4',
    'video/webm': 'webm',
    'video/quicktime': 'mov',
  }),
);

/** `video/mp4` → `mp4`. */
export function videoExtension(contentType: string): string {
  const extension = EXTENSIONS.get(contentType);
  if (!extension) throw new Error(`not a video type: ${contentType}`);
  return extension;
}

/** `audio/mp4` → `mp4`. */
export function voiceExtension(contentType: string): VoiceExtension {
  return contentType === 'audio/webm' ? 'webm' : 'mp4';
}

/** Every file that a media item may have. */
export function allKeys(id: string): string[] {
  const videos = [...EXTENSIONS.values()].map((extension) => mediaKeys.video(id, extension));
  const streams = RENDITION_NAMES.flatMap((name) => [
    mediaKeys.rendition(id, name),
    mediaKeys.playlist(id, name),
  ]);
  return [
    ...[mediaKeys.full(id), mediaKeys.thumb(id), mediaKeys.blur(id), mediaKeys.preview(id)],
    ...[mediaKeys.original(id), mediaKeys.playlist(id, 'master')],
    ...videos,
    ...VOICE_EXTENSIONS.map((extension) => mediaKeys.voice(id, extension)),
    ...streams,
  ];
}
