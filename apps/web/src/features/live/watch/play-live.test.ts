import { beforeEach, expect, it, vi } from 'vitest';

const fake = vi.hoisted(() => ({
  heard: new Map<string, (_: unknown, data: object) => void>(),
  recovered: 0,
}));
vi.mock('hls.js/light', () => ({
  default: class {
    static isSupported = () => true;
    static Events = { ERROR: 'error', FRAG_BUFFERED: 'buffered', MANIFEST_PARSED: 'parsed' };
    static ErrorDetails = { LEVEL_LOAD_ERROR: 'levelLoadError' };
    static ErrorTypes = { MEDIA_ERROR: 'media', NETWORK_ERROR: 'network' };
    levels = [{}];
    on = (event: string, hear: (_: unknown, data: object) => void) => fake.heard.set(event, hear);
    once() {}
    loadSource() {}
    attachMedia() {}
    recoverMediaError() {
      fake.recovered += 1;
    }
  },
}));
const { playLive } = await import('./play-live.ts');

let broken: number;
const say = (event: string, data: object = {}) => fake.heard.get(event)?.(event, data);

beforeEach(() => {
  vi.useFakeTimers();
  [broken, fake.recovered] = [0, 0];
  playLive?.({ paused: true } as HTMLVideoElement, {
    url: '/live-media/s/1/index.m3u8',
    addressOf: (address) => address,
    before: null,
    onRefused: () => undefined,
    onBroken: () => {
      broken += 1;
    },
  });
});

it('gives up a player that breaks again and again, though parts come in between (P1061)', () => {
  for (let time = 0; time < 4; time += 1) {
    say('error', { fatal: true, type: 'media' });
    say('buffered');
    vi.advanceTimersByTime(1000);
  }
  expect([fake.recovered, broken]).toEqual([3, 1]);
});

it('mends one that breaks once in a while', () => {
  for (let time = 0; time < 8; time += 1) {
    say('error', { fatal: true, type: 'media' });
    vi.advanceTimersByTime(60_000);
  }
  expect([fake.recovered, broken]).toEqual([8, 0]);
});
