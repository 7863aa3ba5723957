export { findFfmpeg, type VideoTools } from './find-ffmpeg.ts';
export { cleanUpAfterCrash } from './media.jobs.ts';
export { createMediaAddresses, type MediaAddresses } from './media-addresses.ts';
export type { MediaDeps } from './media-deps.ts';
export { createMediaKey } from './sign-media.ts';
export { type StoredUpload, storeUpload } from './store-upload.ts';

/** The image library, loaded with the first picture: a process that touches none does not carry it. */
export const loadImageLibrary = () => import('./image-library.ts');
