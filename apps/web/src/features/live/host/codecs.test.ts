import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** The library counts encoders that were brought as the browser's own. */
const library = vi.hoisted(() => ({ isRegistered: false }));
vi.mock('mediabunny', () => ({
  canEncodeAudio: async (codec: string) => codec === 'opus' || library.isRegistered,
}));
vi.mock('@mediabunny/aac-encoder', () => ({
  registerAacEncoder: () => {
    library.isRegistered = true;
  },
}));
vi.mock('./picture-codecs.ts', () => ({ choosePicture: async () => 'avc1.42e01f' }));

const SIZE = { width: 1280, height: 720 };
const browser = (supported: boolean) => ({ isConfigSupported: async () => ({ supported }) });
const load = () => import('./codecs.ts');

beforeEach(() => {
  library.isRegistered = false;
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

it('takes AAC of the browser, and brings none', async () => {
  vi.stubGlobal('AudioEncoder', browser(true));
  const { chooseCodecs } = await load();
  expect(await chooseCodecs(SIZE)).toMatchObject({ sound: 'aac', isOurs: false });
  expect(library.isRegistered).toBe(false);
});

it('brings AAC where a browser has none, knows each time whose it is, and does without once it did not run', async () => {
  vi.stubGlobal('AudioEncoder', browser(false));
  const { chooseCodecs, doWithoutOurs } = await load();
  for (const _ of [1, 2]) expect(await chooseCodecs(SIZE)).toMatchObject({ sound: 'aac', isOurs: true });
  doWithoutOurs();
  expect(await chooseCodecs(SIZE)).toMatchObject({ sound: 'opus', isOurs: false });
});

it('brings AAC where a browser encodes no sound at all', async () => {
  const { chooseCodecs } = await load();
  expect(await chooseCodecs(SIZE)).toMatchObject({ sound: 'aac', isOurs: true });
});
