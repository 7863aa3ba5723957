const WIDEST = 1280;
const PATIENCE_MS = 6_000;

/** A still from a third into a video, made here; null when this browser cannot read the file. */
export async function stillOf(file: File): Promise<Blob | null> {
  const address = URL.createObjectURL(file);
  const video = Object.assign(document.createElement('video'), {
    muted: true,
    playsInline: true,
    preload: 'auto',
  });
  try {
    video.src = address;
    await eventOf(video, 'loadedmetadata');
    video.currentTime = Math.min(3, (Number.isFinite(video.duration) ? video.duration : 0) / 3);
    await eventOf(video, 'seeked');
    return await draw(video);
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}

function eventOf(video: HTMLVideoElement, name: 'loadedmetadata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no ${name}`)), PATIENCE_MS);
    video.addEventListener('error', () => reject(new Error('unreadable')), { once: true });
    video.addEventListener(
      name,
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}

function draw(video: HTMLVideoElement): Promise<Blob | null> {
  const scale = Math.min(1, WIDEST / video.videoWidth);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(video.videoWidth * scale);
  canvas.height = Math.round(video.videoHeight * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.86));
}
