/** Frames that nobody has closed yet. */
export const openFrames = new Set<FakeFrame>();

interface Shown {
  displayWidth?: number;
  displayHeight?: number;
  format?: string;
}

/** What a camera gives and an encoder takes: a `VideoFrame` without a picture. */
export class FakeFrame {
  readonly displayWidth: number;
  readonly displayHeight: number;
  readonly format: string;
  readonly timestamp: number;
  constructor(
    { displayWidth = 640, displayHeight = 480, format = 'I420' }: Shown,
    { timestamp }: { timestamp: number },
  ) {
    this.displayWidth = displayWidth;
    this.displayHeight = displayHeight;
    this.format = format;
    this.timestamp = timestamp;
    openFrames.add(this);
  }
  close(): void {
    openFrames.delete(this);
  }
}
