import type { VideoFault } from '../video-task.ts';

/** The file is at fault. Anything else that is thrown while it is read is taken for damage of it. */
export class Fault extends Error {
  readonly fault: VideoFault;

  constructor(fault: VideoFault) {
    super(fault);
    this.fault = fault;
  }
}
