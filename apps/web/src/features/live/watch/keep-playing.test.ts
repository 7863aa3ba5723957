import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import type { Watching } from './first-watch.ts';
import { type KeptPlaying, keepPlaying, type PlayerState } from './keep-playing.ts';
import type { LivePlaying } from './play-live.ts';

/** A video that plays what it is given, a player that does what the test says, and a server that answers or does not. */
class FakeVideo extends EventTarget {
  src = '';
  paused = true;
  muted = false;
  plays = 0;
  async play() {
    this.plays += 1;
    this.paused = false;
  }
}

let video: FakeVideo;
let asked: number;
let answer: () => Watching;
let begun: LivePlaying[];
let did: string[];
let states: PlayerState[];
let kept: KeptPlaying;
let isNative: boolean;

const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const last = () => begun.at(-1) as LivePlaying;
const address = (grant: number) => `/live-media/s/${grant}/index.m3u8`;

function play(_: unknown, playing: LivePlaying) {
  begun.push(playing);
  const mine = begun.length;
  return {
    stop: () => void did.push(`stop ${mine}`),
    resume: () => void did.push(`resume ${mine}`),
    goLive: () => undefined,
    behind: () => 0,
  };
}

function start() {
  kept = keepPlaying({
    element: video as unknown as HTMLVideoElement,
    watch: async () => {
      asked += 1;
      return answer();
    },
    load: async () => (isNative ? null : play),
    onState: (state) => states.push(state),
    onName: () => undefined,
    onSilent: () => undefined,
  });
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.stubGlobal('window', new EventTarget());
  vi.spyOn(Math, 'random').mockReturnValue(0);
  video = new FakeVideo();
  [asked, begun, did, states, isNative] = [0, [], [], [], false];
  answer = () => ({
    kind: 'hls',
    playlist_url: address(asked),
    url: null,
    token: null,
    until: new Date(3_600_000).toISOString(),
    name: '@fan',
  });
});

afterEach(() => {
  kept.stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function startPlaying() {
  start();
  await after(0);
  video.dispatchEvent(new Event('playing'));
}

it('begins anew where nothing comes any more, and the last picture stays until then', async () => {
  await startPlaying();
  last().onBroken();
  await after(2000);
  expect(begun.map(({ url }) => url)).toEqual([address(1), address(2)]);
  expect(last().before).not.toBeNull();
  expect(did).toEqual([]);
});

it('goes on with what plays where only its address was refused', async () => {
  await startPlaying();
  last().onRefused();
  await after(2000);
  expect(did).toEqual(['resume 1']);
  expect(last().addressOf(`${address(1)}?_HLS_msn=3`)).toBe(`${address(2)}?_HLS_msn=3`);
});

it('does not ask at the same moment as all others who watched', async () => {
  await startPlaying();
  vi.mocked(Math.random).mockReturnValue(0.9);
  last().onBroken();
  await after(2800);
  expect(asked).toBe(1);
  await after(200);
  expect(asked).toBe(2);
});

it('says after a while that nothing comes, asks on, and plays once the server is back', async () => {
  await startPlaying();
  const works = answer;
  answer = () => {
    throw new ApiError('network');
  };
  last().onBroken();
  await after(12_000);
  expect(states.at(-1)).toBe('playing');
  await after(20_000);
  expect(states.at(-1)).toBe('broken');
  answer = works;
  await after(5000);
  expect(begun).toHaveLength(2);
  video.dispatchEvent(new Event('playing'));
  expect(states.at(-1)).toBe('playing');
});

it('is not refused by a network that is gone, and asks at once when that is back', async () => {
  await startPlaying();
  const works = answer;
  answer = () => {
    throw new ApiError('offline');
  };
  last().onBroken();
  await after(7000);
  expect(states).not.toContain('refused');
  answer = works;
  window.dispatchEvent(new Event('online'));
  await after(0);
  expect(begun).toHaveLength(2);
});

it('stops where the viewer may watch no more', async () => {
  await startPlaying();
  answer = () => {
    throw new ApiError('live_ended', { status: 409 });
  };
  last().onBroken();
  await after(2000);
  expect(states.at(-1)).toBe('refused');
  const before = asked;
  await after(60_000);
  expect(asked).toBe(before);
});

it('plays on where the browser stopped for another source, whatever was played before', async () => {
  await startPlaying();
  video.dispatchEvent(new Event('waiting'));
  last().onBroken();
  await after(2000);
  // As a browser does once that source is there: it says nothing of it.
  video.paused = true;
  const { plays } = video;
  video.dispatchEvent(new Event('canplay'));
  expect([states.at(-1), video.plays]).toEqual(['catching', plays + 1]);
});

it('leaves a picture that was paused as it is while it begins anew', async () => {
  await startPlaying();
  video.paused = true;
  video.dispatchEvent(new Event('pause'));
  const { plays } = video;
  last().onBroken();
  await after(2000);
  video.dispatchEvent(new Event('canplay'));
  expect(begun).toHaveLength(2);
  expect(video.plays).toBe(plays);
});

it('gives a browser that plays by itself its address again after a failure', async () => {
  isNative = true;
  start();
  await after(0);
  expect(video.src).toBe(address(1));
  video.dispatchEvent(new Event('error'));
  await after(2000);
  expect(video.src).toBe(address(2));
});

it('asks no faster for an address where the clock of the device is ahead of its end (P1023)', async () => {
  vi.setSystemTime(13 * 3_600_000);
  await startPlaying();
  await after(60_000);
  expect(asked).toBeLessThan(3);
});

it('says that something is wrong where a picture comes and breaks at once, again and again (P1061)', async () => {
  await startPlaying();
  for (let time = 0; time < 9; time += 1) {
    last().onBroken();
    await after(2000);
    video.dispatchEvent(new Event('playing'));
    await after(500);
  }
  expect(states).toContain('broken');
  // And asks seldom from then on.
  const before = asked;
  last().onBroken();
  await after(4000);
  expect(asked).toBe(before);
});

it('forgets what broke once it has played for a while', async () => {
  await startPlaying();
  for (let time = 0; time < 20; time += 1) {
    await after(10_000);
    last().onBroken();
    await after(2000);
    video.dispatchEvent(new Event('playing'));
  }
  expect(states).not.toContain('broken');
});

it('is not refused by a page of somebody else on the way (P1060)', async () => {
  await startPlaying();
  const works = answer;
  answer = () => {
    throw new ApiError('unreadable', { status: 403 });
  };
  last().onBroken();
  await after(3000);
  answer = works;
  await after(3000);
  expect(states).not.toContain('refused');
  expect(begun).toHaveLength(2);
});
