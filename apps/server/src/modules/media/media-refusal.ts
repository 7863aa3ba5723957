/** Why a file is not accepted. The texts that people read are in `media.texts.json`, by these names. */
export type MediaRefusal =
  | 'empty_file'
  | 'unsupported_type'
  | 'image_too_large'
  | 'video_too_large'
  | 'image_too_many_pixels'
  | 'corrupt_image';

/** The same of a voice note. */
export type VoiceRefusal = 'empty_file' | 'no_voice' | 'voice_too_large' | 'voice_too_long';

/** What a step returns instead of its result when the file is at fault. Faults of ours are thrown. */
export interface Refused {
  refusal: MediaRefusal;
}

/** Tells a refusal from a result. */
export function isRefused(result: object): result is Refused {
  return 'refusal' in result;
}
