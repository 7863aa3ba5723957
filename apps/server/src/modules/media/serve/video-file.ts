import { mediaKeys, RENDITION_NAMES, VOICE_EXTENSIONS } from '../media-keys.ts';

const WHOLE = /^video\.(mp4|webm|mov)$/;
const TYPES = new Map(
  Object.entries<string>({
    mp4: 'video/mp4',
    webm: 'video/webm',
    mov: 'video/quicktime',
  }),
);

/** A file of a video, or a voice note, by the last part of its address; null when there is none of that name. */
export function videoFile(
  id: string,
  variant: string,
): { key: string; type: string; isWhole: boolean; isVideo: boolean } | null {
  const extension = WHOLE.exec(variant)?.[1];
  if (extension)
    return {
      key: mediaKeys.video(id, extension),
      type: TYPES.get(extension) ?? '',
      isWhole: true,
      isVideo: true,
    };
  const spoken = VOICE_EXTENSIONS.find((each) => variant === `voice.${each}`);
  if (spoken)
    return { key: mediaKeys.voice(id, spoken), type: `audio/${spoken}`, isWhole: true, isVideo: false };
  const name = RENDITION_NAMES.find((rendition) => variant === `${rendition}.mp4`);
  return name
    ? { key: mediaKeys.rendition(id, name), type: 'video/mp4', isWhole: false, isVideo: true }
    : null;
}
