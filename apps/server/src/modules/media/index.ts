export { findFfmpeg, type VideoTools } from './find-ffmpeg.ts';
export { sharp } from './image-library.ts';
export { isRefused, type MediaRefusal, type Refused } from './media-refusal.ts';
export { probeVideo, type VideoFacts } from './probe-video.ts';
export { type ImageFile, type ProcessedImage, processImage } from './process-image.ts';
export { type ProcessedVideo, processVideo, type VideoUpload } from './process-video.ts';
export { type ParsedRange, parseRange } from './range.ts';
export {
  MAX_IMAGE_BYTES,
  MAX_VIDEO_BYTES,
  type MediaKind,
  type RecognisedFile,
  recogniseFile,
} from './recognise-file.ts';
export { sanitiseVideo } from './sanitise-video.ts';
export {
  createMediaKey,
  type MediaGrant,
  type MediaKey,
  type MediaQuery,
  type MediaVerdict,
  signMedia,
  verifyMedia,
} from './sign-media.ts';
export { thumbhashOf } from './thumbhash.ts';
export { type Transcoding, transcodeVideo } from './transcode-video.ts';
export { watermarkImage } from './watermark-image.ts';
