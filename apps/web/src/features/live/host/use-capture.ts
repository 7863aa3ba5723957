import { useCallback, useEffect, useRef, useState } from 'react';
import { type DeviceProblem, problemOf } from '../../../lib/devices.ts';
import {
  type Device,
  type DeviceChoice,
  listDevices,
  openCamera,
  openCapture,
  openMicrophone,
} from './capture.ts';
import { closeTrack } from './read-track.ts';

export interface Capture {
  stream: MediaStream | null;
  /** Why the last one could not be opened. */
  problem: DeviceProblem | null;
  cameras: readonly Device[];
  microphones: readonly Device[];
  choice: DeviceChoice;
  /** Opens what is chosen instead of what is open. */
  choose: (change: Partial<DeviceChoice>) => void;
  /** To the other side of a phone, or to the next camera, while the microphone goes on. @returns the new one; null where there is none */
  switchCamera: () => Promise<MediaStreamTrack | null>;
  /** The same again, as it is gone; else another. @returns the new one; null where there is none */
  replaceCamera: () => Promise<MediaStreamTrack | null>;
  /** Whichever there is, in the place of one that is gone. @returns the new one; null where there is none */
  replaceMicrophone: () => Promise<MediaStreamTrack | null>;
  isMuted: boolean;
  setMuted: (isMuted: boolean) => void;
  /** Opens what was chosen last again. @returns null where it cannot be opened: `problem` says why */
  again: () => Promise<MediaStream | null>;
  /** Closes both: nobody is seen or heard any more. */
  stop: () => void;
}

const FIRST: DeviceChoice = { cameraId: null, microphoneId: null, facing: 'user' };

/** Camera and microphone for as long as they are on the screen. */
export function useCapture(): Capture {
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [problem, setProblem] = useState<DeviceProblem | null>(null);
  const [devices, setDevices] = useState<Awaited<ReturnType<typeof listDevices>>>({
    cameras: [],
    microphones: [],
  });
  const [choice, setChoice] = useState(FIRST);
  const [isMuted, setIsMuted] = useState(false);
  const isMutedNow = useRef(false);
  const open = useRef<MediaStream | null>(null);
  const turn = useRef(0);
  const isSwitching = useRef(false);

  const reopen = useCallback(async (wanted: DeviceChoice): Promise<MediaStream | null> => {
    turn.current += 1;
    const mine = turn.current;
    setProblem(null);
    await closeAll(open.current);
    if (turn.current !== mine) return null;
    try {
      const opened = await openCapture(wanted);
      // Meanwhile something else was chosen, or the page was left.
      if (turn.current !== mine) {
        void closeAll(opened);
        return null;
      }
      // Whoever turned it off is not heard again by itself.
      for (const track of opened.getAudioTracks()) track.enabled = !isMutedNow.current;
      open.current = opened;
      setStream(opened);
      const found = await listDevices().catch(() => null);
      if (found) setDevices(found);
      return turn.current === mine ? opened : null;
    } catch (error) {
      if (turn.current !== mine) return null;
      open.current = null;
      setStream(null);
      setProblem(problemOf(error));
      return null;
    }
  }, []);

  useEffect(() => {
    void reopen(FIRST);
    return () => {
      turn.current += 1;
      void closeAll(open.current);
      open.current = null;
    };
  }, [reopen]);

  /** Pressed twice it is once: the second would open a camera that nobody looks at, and nothing closes. */
  async function switchOnce(isSameFirst: boolean): Promise<MediaStreamTrack | null> {
    if (isSwitching.current) return null;
    isSwitching.current = true;
    return switchCamera(isSameFirst).finally(() => {
      isSwitching.current = false;
    });
  }
  async function switchCamera(isSameFirst: boolean): Promise<MediaStreamTrack | null> {
    const before = open.current?.getVideoTracks()[0];
    const next = nextCamera(choice, devices.cameras, before?.getSettings().deviceId);
    const mine = turn.current;
    // Many phones open one camera at a time.
    if (before) await closeTrack(before);
    let why: DeviceProblem = 'not_found';
    for (const wanted of isSameFirst ? [choice, next] : [next, choice]) {
      const track = await openCamera(wanted).catch((error: unknown) => {
        why = problemOf(error);
        return null;
      });
      if (turn.current !== mine) {
        track?.stop();
        return null;
      }
      if (!track) continue;
      setProblem(null);
      setChoice(wanted);
      put(track, before);
      return track;
    }
    // The one from before is closed: whoever shows it says so.
    put(null, undefined);
    setProblem(why);
    return null;
  }
  async function replaceMicrophone(): Promise<MediaStreamTrack | null> {
    const before = open.current?.getAudioTracks()[0];
    const mine = turn.current;
    const track = await openMicrophone().catch((error: unknown) => {
      if (turn.current === mine) setProblem(problemOf(error));
      return null;
    });
    // Of two that were opened at once, as a press and a plug came together, the second is not needed.
    const isThere = open.current?.getAudioTracks()[0] !== before;
    if (!track || turn.current !== mine || isThere) {
      track?.stop();
      return null;
    }
    setProblem(null);
    track.enabled = !isMutedNow.current;
    put(track, before);
    return track;
  }
  /** In another object, so that what shows it draws it anew. */
  function put(track: MediaStreamTrack | null, before: MediaStreamTrack | undefined): void {
    const others = open.current?.getTracks().filter((each) => each !== before) ?? [];
    open.current = new MediaStream(track ? [...others, track] : others);
    setStream(open.current);
  }

  return {
    stream,
    problem,
    ...devices,
    choice,
    choose: (change) => {
      const wanted = { ...choice, ...change };
      setChoice(wanted);
      void reopen(wanted);
    },
    switchCamera: () => switchOnce(false),
    replaceCamera: () => switchOnce(true),
    replaceMicrophone,
    stop: () => {
      turn.current += 1;
      void closeAll(open.current);
      open.current = null;
      setStream(null);
      setProblem(null);
    },
    isMuted,
    setMuted: (next) => {
      for (const track of open.current?.getAudioTracks() ?? []) track.enabled = !next;
      isMutedNow.current = next;
      setIsMuted(next);
    },
    again: () => reopen(choice),
  };
}

/** The other side of a phone; where cameras are chosen by name, the one after this. */
export function nextCamera(
  choice: DeviceChoice,
  cameras: readonly Device[],
  openId: string | undefined,
): DeviceChoice {
  const place = cameras.findIndex(({ id }) => id === (choice.cameraId ?? openId));
  const next = cameras[(place + 1) % Math.max(1, cameras.length)];
  const facing = choice.facing === 'user' ? 'environment' : 'user';
  return { ...choice, facing, cameraId: cameras.length === 2 || choice.cameraId ? (next?.id ?? null) : null };
}

async function closeAll(stream: MediaStream | null): Promise<void> {
  await Promise.all((stream?.getTracks() ?? []).map(closeTrack));
}
