import {
  FilePathSource,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  MP4,
  QTFF,
  UnsupportedInputFormatError,
  WEBM,
} from 'mediabunny';
import { Fault } from './fault.ts';

export interface OpenedVideo {
  input: Input;
  isWebm: boolean;
  video: InputVideoTrack;
  audio: InputAudioTrack | null;
}

/** Opens a file as one of the containers that we take, and nothing else. @throws Fault */
export async function openVideo(path: string): Promise<OpenedVideo> {
  const input = new Input({ source: new FilePathSource(path), formats: [MP4, QTFF, WEBM] });
  const format = await input.getFormat().catch((error: unknown) => {
    throw error instanceof UnsupportedInputFormatError ? new Fault('corrupt_video') : error;
  });
  const video = await input.getPrimaryVideoTrack();
  if (!video) throw new Fault('corrupt_video');
  return { input, isWebm: format === WEBM, video, audio: await input.getPrimaryAudioTrack() };
}
