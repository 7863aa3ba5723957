import '../../../lib/fake-indexeddb.fixture.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mediaFileTexts } from '../../../lib/media-file.texts.generated.ts';
import { Network } from '../network.fixture.ts';
import { type OnWay, sendFile } from './send-file.ts';

vi.mock('../../../lib/phone-photos/shrink-picture.ts', () => ({ shrinkPicture: async (file: File) => file }));

const WORDS = { media: mediaFileTexts.en, unreadable: 'It cannot be read.', tooLarge: 'It is too large.' };

let network: Network;
let file: File;
let ways: OnWay[];
let isDeleted: boolean;

const send = () =>
  sendFile('c', file, {
    words: WORDS,
    signal: new AbortController().signal,
    onProgress: (on) => ways.push(on),
  });

beforeEach(() => {
  network = new Network();
  network.stub();
  vi.stubGlobal('window', new EventTarget());
  [ways, isDeleted] = [[], false];
  file = new File(['sea'], 'sea.jpg', { type: 'image/jpeg' });
  const slice = file.slice.bind(file);
  // As a browser's: the bytes of a file that was deleted since cannot be read.
  file.slice = (...places) => {
    const part = slice(...places);
    part.arrayBuffer = async () => {
      if (isDeleted) throw new DOMException('gone', 'NotFoundError');
      return new ArrayBuffer(1);
    };
    return part;
  };
});
afterEach(() => vi.unstubAllGlobals());

it('says of a file that was deleted on the device before or while it is sent, and waits for no network (P1054)', async () => {
  isDeleted = true;
  await expect(send()).rejects.toMatchObject({ detail: 'It cannot be read.' });
  expect(network.begun).toBe(0);
  isDeleted = false;
  network.upload = () => {
    isDeleted = true;
    return 'lost';
  };
  await expect(send()).rejects.toMatchObject({ detail: 'It cannot be read.' });
  expect(ways.filter(({ isWaiting }) => isWaiting)).toEqual([]);
});

it('says that a file is too large which a proxy lets not pass (P1054)', async () => {
  network.upload = () => ({ status: 413, body: ['Request Entity Too Large'] });
  await expect(send()).rejects.toMatchObject({ detail: 'It is too large.', status: 413 });
});
