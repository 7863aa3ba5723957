import { LIVE } from '@likha/contract/live/live-limits';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { useAskBeforeLeaving } from '../../../lib/use-ask-before-leaving.ts';
import { askFor, following } from './begin-again.ts';
import type { Broadcast, BroadcastState, Ingest } from './broadcast.ts';
import { type Size, sentSize } from './capture.ts';
import { keepScreenOn } from './wake-lock.ts';

export interface OnAir {
  state: BroadcastState | null;
  /** Begins to send, or goes on from here. @throws what `POST /live/{id}/start` refuses */
  start: (stream: MediaStream) => Promise<void>;
  setCamera: (track: MediaStreamTrack) => void;
  setMicrophone: (track: MediaStreamTrack) => void;
  /** Sends nothing more. */
  stop: () => void;
}

/** The server sends by an engine that this page does not speak to. */
export class OtherEngine extends Error {}

const CLOCK = {
  now: () => performance.now(),
  sleep: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
};

/** Sends a stream for as long as it is on the screen, and keeps that on. */
export function useBroadcast(id: string): OnAir {
  const [state, setState] = useState<BroadcastState | null>(null);
  const running = useRef<Broadcast | null>(null);
  const isGone = useRef(false);
  const isSending = state !== null && state.is !== 'over';

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      running.current?.stop();
      running.current = null;
    };
  }, []);
  useAskBeforeLeaving(isSending);
  useEffect(() => (isSending ? keepScreenOn() : undefined), [isSending]);

  /** @param after what is gone on with by itself; left out where a person pressed */
  async function placeFor(
    size: Size,
    hasSound: boolean,
    after?: ReturnType<typeof following>,
  ): Promise<Ingest> {
    const { ingest } = await api('POST /live/{id}/start', {
      params: { id },
      body: { ...size, has_audio: hasSound, after },
    });
    if (ingest.kind !== 'parts') throw new OtherEngine();
    return ingest;
  }

  async function start(stream: MediaStream): Promise<void> {
    const [camera] = stream.getVideoTracks();
    const [microphone = null] = stream.getAudioTracks();
    if (!camera) return;
    // Before there is a stream: one that was begun without the code that sends would stand there and end as lost.
    const { Broadcast } = await import('./broadcast.ts');
    const place = await placeFor(sentSize(camera.getSettings()), microphone !== null);
    // The page was left meanwhile: nobody would end it.
    if (isGone.current) return;
    running.current?.stop();
    running.current = new Broadcast({
      begin: (size, { generation }) => {
        const after = following(generation);
        const ask = () => placeFor(size, microphone !== null, after);
        return askFor(ask, LIVE.reconnectSeconds * 1000, CLOCK);
      },
      camera,
      microphone,
      place,
      onChange: setState,
    });
    setState(running.current.state);
    await running.current.start();
  }

  return {
    state,
    start,
    setCamera: (track) => running.current?.setCamera(track),
    setMicrophone: (track) => running.current?.setMicrophone(track),
    stop: () => {
      running.current?.stop();
      running.current = null;
      setState(null);
    },
  };
}
