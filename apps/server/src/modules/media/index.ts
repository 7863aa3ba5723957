export { videoFailedJob } from './declared-jobs.ts';
export { watermarkInThread } from './image/watermark-thread.ts';
export type { MediaDeps } from './media-deps.ts';
export { isRefused, type MediaRefusal } from './media-refusal.ts';
export { type AddressableMedia, createMediaAddresses, type MediaAddresses } from './serve/media-addresses.ts';
export { createMediaKey, signMedia } from './serve/sign-media.ts';
export { markOf, viewKey } from './serve/view.ts';
export { demandQuota } from './upload/demand-quota.ts';
export { judgePicture } from './upload/judge-picture.ts';
export { readPicture } from './upload/read-picture.ts';
export { recogniseFile } from './upload/recognise-file.ts';
export { cleanUpAfterCrash } from './upload/remove-unfinished.ts';
export { storePublicPicture } from './upload/store-public-picture.ts';
export { storeSample } from './upload/store-sample.ts';
export { rejected, type StoredUpload, storeUpload } from './upload/store-upload.ts';
export { type StoredVoice, storeVoice } from './upload/store-voice.ts';
export { failVideo } from './video/fail-video.ts';
export { findVideoEngine } from './video/find-video-engine.ts';
export { processUpload } from './video/process-upload.ts';
export { retryVideo } from './video/retry-video.ts';
export type { VideoEngine } from './video/video-engine.ts';

/** The image library, loaded with the first picture: a process that touches none does not carry it. */
export const loadImageLibrary = () => import('./image/image-library.ts');
export { markMadeFor } from './media.queries.ts';
export { removeMedia, removeMediaEverywhere, removePublicPicture } from './upload/remove-media.ts';
export { reuseMedia } from './uses/reuse-media.ts';
export { findKinds, IS_WITHHELD, STORED_ID } from './uses/uses.queries.ts';
