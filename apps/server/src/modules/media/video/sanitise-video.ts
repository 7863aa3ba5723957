import type { Refused } from '../media-refusal.ts';
import { FileEditor } from './file-editor.ts';
import { MalformedVideo } from './malformed-video.ts';
import { sanitiseMp4 } from './sanitise-mp4.ts';
import { sanitiseWebm } from './sanitise-webm.ts';

/**
 * Removes place, time, device, titles and all other metadata from an uploaded video, in place and without any
 * program's help (P25). The file keeps its size and holds no more than 64 kB of memory at a time.
 * @param contentType as recognised: `video/mp4`, `video/quicktime` or `video/webm`
 * @returns null when done; the refusal `corrupt_video` when the file is malformed, and is then half cleaned at best
 */
export async function sanitiseVideo(path: string, contentType: string): Promise<null | Refused> {
  const sanitise = contentType === 'video/webm' ? sanitiseWebm : sanitiseMp4;
  try {
    await FileEditor.edit(path, sanitise);
    return null;
  } catch (error) {
    if (error instanceof MalformedVideo) return { refusal: 'corrupt_video' };
    throw error;
  }
}
