/** The job that makes a video ready. Jobs that an older version left under this name find nothing to do. */
export const PROCESS_VIDEO = 'media.transcode';
export const VIDEO_ATTEMPTS = 3;
