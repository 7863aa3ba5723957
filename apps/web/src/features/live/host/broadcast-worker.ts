import { Broadcast, type BroadcastState, type Devices, type Ingest, type Stance } from './broadcast.ts';
import type { Size } from './capture.ts';
import type { CameraFeed, MicrophoneFeed, SoundPiece } from './feed.ts';
import { type Port, wireTo } from './wire.ts';

/** What comes of a device, as it is sent to another thread: all of it in a stream, or, where that is null, piece by piece as it is asked for. */
type SentFeed<F extends CameraFeed | MicrophoneFeed> = Omit<F, 'from'> & { stream: ReadableStream | null };
export type SentCamera = SentFeed<CameraFeed>;
export type SentMicrophone = SentFeed<MicrophoneFeed>;

/** What a page asks of a worker, as it would of a `Broadcast`. */
export type WorkerCalls = {
  open: (devices: { camera: SentCamera; stance: Stance; microphone: SentMicrophone | null }) => void;
  start: (place: Ingest | null) => Promise<void>;
  setCamera: (camera: SentCamera, stance: Stance) => void;
  turn: (stance: Stance) => void;
  setMicrophone: (microphone: SentMicrophone) => void;
  endFeed: (id: number) => Promise<void>;
  stop: () => Promise<void>;
};

/** What a worker asks of its page. */
export type PageCalls = {
  /** It is there, and at work: said every second. */
  alive: () => void;
  begin: (size: Size) => Promise<Ingest>;
  change: (state: BroadcastState) => void;
  read: (id: number) => Promise<ReadableStreamReadResult<VideoFrame | SoundPiece>>;
  cancel: (id: number) => Promise<void>;
};

const ALIVE_MS = 1000;

let broadcast: Broadcast | null = null;

/** @throws where none was opened */
function opened(): Broadcast {
  if (!broadcast) throw new Error('nothing was opened');
  return broadcast;
}

const page = wireTo<PageCalls>(globalThis as unknown as Port, {
  open({ camera, stance, microphone }) {
    const devices: Devices = {
      camera: received<CameraFeed>(camera),
      stance,
      microphone: microphone && received<MicrophoneFeed>(microphone),
    };
    broadcast = new Broadcast({
      ...devices,
      isAlone: true,
      begin: (size) => page.call('begin', size),
      onChange: (state) => void page.call('change', state).catch(() => undefined),
    });
  },
  start: (place) => opened().start(place),
  setCamera: (camera, stance) => opened().setCamera(received<CameraFeed>(camera), stance),
  turn: (stance) => opened().turn(stance),
  setMicrophone: (microphone) => opened().setMicrophone(received<MicrophoneFeed>(microphone)),
  endFeed: (id) => opened().endFeed(id),
  stop: () => opened().stop(),
} satisfies WorkerCalls);

function received<F extends CameraFeed | MicrophoneFeed>({ stream, ...facts }: SentFeed<F>): F {
  const asked = {
    read: () => page.call('read', facts.id),
    cancel: () => page.call('cancel', facts.id),
  };
  return { ...facts, from: stream ?? asked } as unknown as F;
}

const sayAlive = () => void page.call('alive').catch(() => undefined);
sayAlive();
setInterval(sayAlive, ALIVE_MS);
