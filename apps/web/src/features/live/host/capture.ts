/** What somebody chose to be seen and heard by; null leaves it to the device. */
export interface DeviceChoice {
  cameraId: string | null;
  microphoneId: string | null;
  /** Of a phone: the side of the camera. */
  facing: 'user' | 'environment';
}

export interface Device {
  id: string;
  label: string;
}

export interface Size {
  width: number;
  height: number;
}

const LONG_SIDE = 1280;
const SHORT_SIDE = 720;
const FRAMES = 30;
/** While a stream runs a device that does not answer by then is taken as one that is not there: its driver hangs. */
const ANSWER_MS = 10_000;

/** Camera and microphone as chosen. @throws a `DOMException`, as `problemOf` reads it */
export async function openCapture(choice: DeviceChoice): Promise<MediaStream> {
  return navigator.mediaDevices.getUserMedia({
    video: cameraWishes(choice),
    audio: microphoneWishes(choice.microphoneId),
  });
}

/** Another camera, while the microphone goes on. */
export async function openCamera(choice: DeviceChoice): Promise<MediaStreamTrack> {
  const stream = await inTime(navigator.mediaDevices.getUserMedia({ video: cameraWishes(choice) }));
  const [track] = stream.getVideoTracks();
  if (!track) throw new DOMException('no camera', 'NotFoundError');
  return track;
}

/** Whichever microphone there is, while the camera goes on. */
export async function openMicrophone(): Promise<MediaStreamTrack> {
  const stream = await inTime(navigator.mediaDevices.getUserMedia({ audio: microphoneWishes(null) }));
  const [track] = stream.getAudioTracks();
  if (!track) throw new DOMException('no microphone', 'NotFoundError');
  return track;
}

/** @throws where nothing answers; what opens after that is closed at once, as nobody looks at it */
async function inTime(opening: Promise<MediaStream>): Promise<MediaStream> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(new DOMException('no answer', 'TimeoutError'));
    void opening.then(
      (stream) => {
        for (const track of stream.getTracks()) track.stop();
      },
      () => undefined,
    );
  }, ANSWER_MS);
  return Promise.race([opening, late]).finally(() => clearTimeout(timer));
}

function microphoneWishes(id: string | null): MediaTrackConstraints {
  return {
    ...(id && { deviceId: { exact: id } }),
    echoCancellation: true,
    noiseSuppression: true,
    autoGainControl: true,
  };
}

function cameraWishes({ cameraId, facing }: DeviceChoice): MediaTrackConstraints {
  return {
    ...(cameraId ? { deviceId: { exact: cameraId } } : { facingMode: facing }),
    width: { ideal: LONG_SIDE },
    height: { ideal: SHORT_SIDE },
    frameRate: { ideal: FRAMES },
  };
}

/** Those that there are. Their names are known once somebody has allowed one. */
export async function listDevices(): Promise<{ cameras: Device[]; microphones: Device[] }> {
  const all = await navigator.mediaDevices.enumerateDevices();
  const of = (kind: MediaDeviceKind) =>
    all
      .filter((device) => device.kind === kind && device.deviceId !== '')
      .map(({ deviceId: id, label }) => ({ id, label }));
  return { cameras: of('videoinput'), microphones: of('audioinput') };
}

/**
 * As a stream is sent: as the camera stands, upright or lying, in whole pairs of pixels and no larger than a line can carry.
 * @param settings of the camera's track
 */
export function sentSize({ width = LONG_SIDE, height = SHORT_SIDE }: Partial<Size>): Size {
  const most = Math.min(1, LONG_SIDE / Math.max(width, height), SHORT_SIDE / Math.min(width, height));
  return { width: even(width * most), height: even(height * most) };
}

const even = (pixels: number) => Math.max(2, Math.round(pixels / 2) * 2);

/** Does a camera stand the other way than what is being sent? */
export function isTurned(sent: Size, { width = 0, height = 0 }: Partial<Size>): boolean {
  return width !== height && width > 0 && sent.width > sent.height !== width > height;
}

/** How pixels lie that every encoder takes. Cameras give others as well, such as those of depth. */
const TAKEN: readonly (VideoPixelFormat | null)[] = ['I420', 'NV12', 'RGBA', 'RGBX', 'BGRA', 'BGRX'];

/** Can a camera's picture be encoded without being drawn first? @param format null where only the device knows it */
export function goesAsItIs(picture: Size, sent: Size, format: VideoPixelFormat | null): boolean {
  return picture.width === sent.width && picture.height === sent.height && TAKEN.includes(format);
}

/** The part of a picture that fills another shape, in the middle of it. */
export function coverOf(picture: Size, shape: Size): { x: number; y: number } & Size {
  const scale = Math.min(picture.width / shape.width, picture.height / shape.height);
  const [width, height] = [shape.width * scale, shape.height * scale];
  return { x: (picture.width - width) / 2, y: (picture.height - height) / 2, width, height };
}
