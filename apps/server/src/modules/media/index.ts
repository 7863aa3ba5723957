export { findFfmpeg, type VideoTools } from './find-ffmpeg.ts';
export { sharp } from './image-library.ts';
export { cleanUpAfterCrash, mediaJobs } from './media.jobs.ts';
export { createMediaAddresses, type MediaAddresses } from './media-addresses.ts';
export type { MediaDeps } from './media-deps.ts';
export { mediaRoutes } from './serve-media.routes.ts';
export { createMediaKey, type MediaKey } from './sign-media.ts';
export { type StoredUpload, storeUpload } from './store-upload.ts';
