import { Broadcast, type BroadcastState, type Ingest, type Stance } from './broadcast.ts';
import type { Size } from './capture.ts';
import { cameraFeed, microphoneFeed } from './feeds-of-tracks.ts';
import { noteReader } from './read-track.ts';

interface HostBroadcastOptions {
  /** Asks for a place to send to: another beginning each time. */
  begin: (size: Size) => Promise<Ingest>;
  camera: MediaStreamTrack;
  microphone: MediaStreamTrack | null;
  onChange: (state: BroadcastState) => void;
}

/** From one look at how the camera stands to the next. */
const LOOK_MS = 500;

/** A stream of a host's camera and microphone, as their page sees it. */
export class HostBroadcast {
  readonly #broadcast: Broadcast;
  #camera: MediaStreamTrack;
  readonly #timer: ReturnType<typeof setInterval>;

  constructor({ begin, camera, microphone, onChange }: HostBroadcastOptions) {
    this.#camera = camera;
    this.#broadcast = new Broadcast({
      isAlone: false,
      begin,
      camera: this.#read(camera, cameraFeed),
      stance: stanceOf(camera),
      microphone: microphone && this.#read(microphone, microphoneFeed),
      onChange,
    });
    this.#timer = setInterval(() => this.#broadcast.turn(stanceOf(this.#camera)), LOOK_MS);
  }

  get state(): BroadcastState {
    return this.#broadcast.state;
  }

  start(place: Ingest): Promise<void> {
    return this.#broadcast.start(place);
  }

  setCamera(track: MediaStreamTrack): void {
    this.#camera = track;
    this.#broadcast.setCamera(this.#read(track, cameraFeed), stanceOf(track));
  }

  setMicrophone(track: MediaStreamTrack): void {
    this.#broadcast.setMicrophone(this.#read(track, microphoneFeed));
  }

  stop(): void {
    clearInterval(this.#timer);
    void this.#broadcast.stop();
  }

  /** Whoever closes the device waits for what is on its way. */
  #read<F extends { id: number }>(track: MediaStreamTrack, feedOf: (track: MediaStreamTrack) => F): F {
    const feed = feedOf(track);
    noteReader(track, () => this.#broadcast.endFeed(feed.id));
    return feed;
  }
}

function stanceOf(camera: MediaStreamTrack): Stance {
  const { width, height } = camera.getSettings();
  return { width, height };
}
