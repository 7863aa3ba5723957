import type { Size } from './capture.ts';
import type { Encoding } from './encode-parts.ts';
import type { PartWatch } from './part-watch.ts';
import { Picture } from './picture.ts';
import type { SendQueue } from './send-queue.ts';
import { Sound } from './sound.ts';

/** What is sent from one beginning on. */
export interface Run {
  /** Null until there is something to send. */
  queue: SendQueue | null;
  encoding: Encoding;
  picture: Picture;
  /** Null where it began without a microphone. */
  sound: Sound | null;
  watch: PartWatch;
}

interface RunOptions {
  encoding: Encoding;
  queue: SendQueue | null;
  watch: PartWatch;
  size: Size;
  /** A second. */
  frames: number;
  /** Performance time that is the stream's beginning. */
  begun: number;
  camera: MediaStreamTrack;
  microphone: MediaStreamTrack | null;
}

/** Camera and microphone into what encodes them. @throws what a device does; nothing of it goes on then */
export function startRun({ encoding, queue, watch, size, frames, begun, ...devices }: RunOptions): Run {
  const picture = new Picture({
    size,
    frames,
    begun,
    isWanted: encoding.takes,
    onFrame: encoding.addFrame,
  });
  const sound = devices.microphone && new Sound({ begun, onSample: encoding.addSound });
  const run = { queue, encoding, picture, sound, watch };
  try {
    picture.setCamera(devices.camera);
    if (devices.microphone) sound?.setMicrophone(devices.microphone);
    return run;
  } catch (error) {
    stopRun(run);
    throw error;
  }
}

export function stopRun({ queue, encoding, picture, sound }: Run): void {
  queue?.stop();
  picture.stop();
  sound?.stop();
  encoding.stop();
}
