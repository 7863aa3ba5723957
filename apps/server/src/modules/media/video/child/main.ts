/**
 * The program that touches what strangers upload. It runs confined (`runConfined`): whatever a hostile file makes of it, it
 * is killed by its deadline and can read and write its own folder only.
 */
import { writeSync } from 'node:fs';
import type { VideoTask } from '../video-task.ts';
import { Fault } from './fault.ts';

const STDOUT = 1;

/** Written at once: it is killed when its answer is read, and nothing may be left in a buffer. */
function say(line: object): void {
  writeSync(STDOUT, `${JSON.stringify(line)}\n`);
}

const onProgress = (progress: number) => say({ progress: Math.min(1, Math.max(0, progress)) });

async function perform(task: VideoTask): Promise<object> {
  switch (task.do) {
    case 'strip':
      return (await import('./strip-video.ts')).stripVideo(task.source, task.folder);
    case 'probe':
      return (await import('./probe-video.ts')).probeVideo(task.source);
    case 'package':
      return (await import('./package-video.ts')).packageVideo(task.source, task.output);
    case 'hear':
      return (await import('./clean-voice.ts')).hearVoice(task.source);
    case 'voice':
      return (await import('./clean-voice.ts')).cleanVoice(task);
    case 'check':
      return (await import('./load-codecs.ts')).checkCodecs();
    case 'poster':
      return (await import('./take-poster.ts')).takePoster(task.source, task.output);
    case 'preview':
      return (await import('./make-preview.ts')).makePreview(task.source, task.output);
    case 'encode':
      return (await import('./encode-video.ts')).encodeVideo(task.source, task.outputs, onProgress);
  }
}

/** Who asked is gone: nobody waits for the answer. */
process.stdin.on('end', () => process.exit(1)).resume();

try {
  say({ answer: await perform(JSON.parse(process.argv[2] ?? '') as VideoTask) });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  // What the system refused (a full disk, a library that is not there) is no fault of the file. A decoder's refusals have a number.
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') process.exit(1);
  say({ fault: error instanceof Fault ? error.fault : 'corrupt_video' });
}
