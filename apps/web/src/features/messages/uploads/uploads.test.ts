import '../../../lib/fake-indexeddb.fixture.ts';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Me } from '../../../lib/api-types.ts';
import { mediaFileTexts } from '../../../lib/media-file.texts.generated.ts';
import { Network, refusedWith, tabStorage } from '../network.fixture.ts';
import type { SentFile } from '../outbox/outbox-store.ts';

const said = vi.hoisted(() => ({ toasts: [] as string[], invalidated: [] as string[] }));
vi.mock('../../../ui/toast/toast.ts', () => ({
  notify: ({ title, text }: Record<'title' | 'text', string>) => said.toasts.push(`${title}. ${text}`),
}));
vi.mock('../../../lib/kept-answers.ts', () => ({
  invalidate: async (addresses: string[]) => void said.invalidated.push(...addresses),
}));
vi.mock('../../../lib/phone-photos/shrink-picture.ts', () => ({ shrinkPicture: async (file: File) => file }));

const WORDS = {
  media: mediaFileTexts.en,
  unreadable: 'It cannot be read.',
  tooLarge: 'It is too large.',
  failed: 'It failed.',
  notUploaded: (file: string) => `${file} not uploaded`,
  whose: (why: string) => `For Luna: ${why}`,
  left: (count: number) => `${count} left behind`,
};

const photo = (name: string) => new File([name], `${name}.jpg`, { type: 'image/jpeg' });
const settled = (check: () => unknown) =>
  expect.poll(() => Promise.resolve(check()).then(() => 'settled')).toBe('settled');
const aWhile = () => new Promise((later) => setTimeout(later, 60));
const comeBack = () => window.dispatchEvent(new Event('online'));

let network: Network;
let page: Awaited<ReturnType<typeof openPage>>;

/** As after a reload: nothing is known but what the browser keeps. */
async function openPage(person = 'luna') {
  vi.resetModules();
  vi.stubGlobal('window', new EventTarget());
  const session = await import('../../../lib/session.ts');
  session.beginSession({ id: person } as Me);
  return {
    ...session,
    ...(await import('./uploads.ts')),
    ...(await import('./upload-lines.ts')),
    ...(await import('../../../lib/drafts.ts')),
    ...(await import('../outbox/outbox-store.ts')),
  };
}

/** What the page before was about goes with it. */
async function reload() {
  page.endSession();
  page = await openPage();
}

const signInAs = (person: string) => page.beginSession({ id: person } as Me);
const written = () => page.readDraft('message-c', { files: [] as SentFile[] }).files.map(keyOf);
const onWay = () => page.uploadsOf('c').uploading.map(({ file }) => file.name);
const refusals = () => page.uploadsOf('c').uploading.map(({ refusal }) => refusal);
const keyOf = ({ file_key }: SentFile) => file_key;

/** A form that keeps what comes, as the composer does. */
function open() {
  const files: string[] = written();
  const leave = page.attend('c', (came) => {
    for (const key of came.map(keyOf)) if (!files.includes(key)) files.push(key);
  });
  void page.restoreUploads('c', WORDS);
  return { files, leave };
}

/** Photos are chosen where there is no network, and the conversation is left. */
async function leaveWaiting(...names: string[]) {
  network.upload = () => 'lost';
  const form = open();
  page.addUploads('c', names.map(photo), WORDS);
  await settled(() => expect(page.uploadsOf('c').uploading[0]?.isWaiting).toBe(true));
  form.leave();
}

beforeEach(async () => {
  said.toasts.length = 0;
  said.invalidated.length = 0;
  network = new Network();
  network.stub();
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('sessionStorage', tabStorage());
  page = await openPage();
});

afterEach(() => {
  page.endSession();
  vi.unstubAllGlobals();
});

it('gives a form what it chose, in order', async () => {
  const form = open();
  page.addUploads('c', ['a', 'b'].map(photo), WORDS);
  expect(onWay()).toEqual(['a.jpg', 'b.jpg']);
  await settled(() => expect(form.files).toEqual(['file-0', 'file-1']));
  await settled(() => expect(onWay()).toEqual([]));
});

it('goes on where its page is left, and is there for who comes back', async () => {
  await leaveWaiting('a', 'b');
  expect(onWay()).toEqual(['a.jpg', 'b.jpg']);
  network.upload = network.fine;
  comeBack();
  await settled(() => expect(written()).toEqual(['file-0', 'file-1']));
  expect(open().files).toEqual(['file-0', 'file-1']);
  await aWhile();
  expect(network.uploads).toHaveLength(2);
});

it('gives what came while a form was being made', async () => {
  await leaveWaiting('a');
  const read = written();
  network.upload = network.fine;
  comeBack();
  await settled(() => expect(written()).toEqual(['file-0']));
  const came: string[] = [];
  page.attend('c', (files) => came.push(...files.map(keyOf)));
  expect([read, came]).toEqual([[], ['file-0']]);
});

it('goes on after a reload with what was not there yet', async () => {
  let count = 0;
  network.upload = () => (count++ === 0 ? network.fine() : 'lost');
  const form = open();
  page.addUploads('c', ['a', 'b', 'c'].map(photo), WORDS);
  await settled(() => expect(onWay()).toEqual(['b.jpg', 'c.jpg']));
  await settled(async () => expect((await keptFiles()).length).toBe(3));
  page.keepDraft('message-c', { files: form.files.map((file_key) => ({ file_key })) });
  network.upload = network.fine;
  await reload();
  const anew = open();
  await settled(() => expect(anew.files).toEqual(['file-0', 'file-1', 'file-2']));
  expect(await Promise.all(network.uploads.map(({ file }) => file.text()))).toEqual(['a', 'b', 'c']);
  await settled(async () => expect(await keptFiles()).toEqual([]));
});

async function keptFiles() {
  const { readFiles } = await import('../../../lib/draft-files.ts');
  return [(await readFiles('uploading-c')).files ?? []].flat();
}

it('says what a reload took where the browser keeps no files', async () => {
  vi.stubGlobal('indexedDB', undefined);
  await leaveWaiting('a', 'b');
  await reload();
  open();
  await settled(() => expect(page.uploadsOf('c').problem).toBe('2 left behind'));
  expect(onWay()).toEqual([]);
});

it('asks before a tab is closed while something is on its way, wherever somebody is', async () => {
  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  await leaveWaiting('a');
  expect(closing()).toBe(true);
  network.upload = network.fine;
  comeBack();
  await settled(() => expect(written()).toEqual(['file-0']));
  await settled(() => expect(closing()).toBe(false));
});

it('is let go where its person signs out, in whichever tab, and nothing is kept', async () => {
  await leaveWaiting('a');
  await settled(async () => expect(await keptFiles()).toHaveLength(1));
  const before = network.begun;
  network.upload = () => 'never';
  comeBack();
  await settled(() => expect(network.begun).toBeGreaterThan(before));
  await Promise.all([page.dropAllDrafts(), page.dropAllUnsent()]);
  await settled(() => expect(onWay()).toEqual([]));
  await settled(() => expect(network.aborted).toBe(1));
  await settled(async () => expect(await keptFiles()).toEqual([]));
  page.endSession();
  signInAs('luna');
  const form = open();
  await aWhile();
  expect([form.files, onWay()]).toEqual([[], []]);
});

it('is neither shown to nor sent by somebody else', async () => {
  await leaveWaiting('a');
  network.upload = network.fine;
  signInAs('sol');
  expect(onWay()).toEqual([]);
  comeBack();
  open();
  await aWhile();
  expect(network.uploads).toEqual([]);
  expect(written()).toEqual([]);
});

it('waits for its person where their session ends', async () => {
  await leaveWaiting('a');
  page.expireSession();
  network.upload = network.fine;
  comeBack();
  await aWhile();
  expect(network.uploads).toEqual([]);
  signInAs('luna');
  const form = open();
  await settled(() => expect(form.files).toEqual(['file-0']));
});

it('closes the conversation where a file is refused as nobody may write, and tries no other', async () => {
  network.upload = () => refusedWith('messages_closed', 403);
  open();
  page.addUploads('c', ['a', 'b'].map(photo), WORDS);
  await settled(() =>
    expect(said.toasts).toEqual(['a.jpg not uploaded. For Luna: Refused: messages_closed.']),
  );
  expect(said.invalidated).toEqual(['GET /conversations/{id}']);
  expect(onWay()).toEqual([]);
  network.upload = network.fine;
  await aWhile();
  expect(network.uploads).toEqual([]);
});

it('says which was refused that nobody looks at, of which message and why, and shows it to who comes back (P1074)', async () => {
  await leaveWaiting('a', 'b');
  network.upload = () => refusedWith('file_rejected', 422);
  comeBack();
  const why = 'not uploaded. For Luna: Refused: file_rejected.';
  await settled(() => expect(said.toasts).toEqual([`a.jpg ${why}`, `b.jpg ${why}`]));
  open();
  expect(refusals()).toEqual(Array(2).fill({ why: 'Refused: file_rejected.', mayHelp: false }));
});

it('keeps one that is refused where it was chosen, while the others go on (P1058)', async () => {
  let count = 0;
  network.upload = () => (count++ === 0 ? refusedWith('file_rejected', 422) : network.fine());
  const form = open();
  page.addUploads('c', ['a', 'b'].map(photo), WORDS);
  await settled(() => expect(form.files).toEqual(['file-0']));
  expect([onWay(), page.countOnWay()]).toEqual([['a.jpg'], 0]);
  expect(refusals()).toEqual([{ why: 'Refused: file_rejected.', mayHelp: false }]);
  await settled(async () => expect(await keptFiles()).toHaveLength(2));
  page.cancelUpload('c', page.uploadsOf('c').uploading[0]?.key ?? '');
  expect([onWay(), said.toasts]).toEqual([[], []]);
});

it('tries one again that failed on our side, once (P1058)', async () => {
  network.upload = () => refusedWith('storage_full', 507);
  const form = open();
  page.addUploads('c', [photo('a')], WORDS);
  await settled(() => expect(refusals()).toEqual([{ why: 'Refused: storage_full.', mayHelp: true }]));
  network.upload = network.fine;
  const key = page.uploadsOf('c').uploading[0]?.key ?? '';
  page.retryUpload('c', key, WORDS);
  page.retryUpload('c', key, WORDS);
  await settled(() => expect(form.files).toEqual(['file-0']));
  await aWhile();
  expect([onWay(), network.uploads.length]).toEqual([[], 1]);
});

it('forgets what is taken away on its way', async () => {
  network.upload = () => 'never';
  const form = open();
  page.addUploads('c', ['a', 'b'].map(photo), WORDS);
  await settled(() => expect(network.begun).toBeGreaterThan(0));
  network.upload = network.fine;
  page.cancelUpload('c', page.uploadsOf('c').uploading[0]?.key ?? '');
  await settled(() => expect(form.files).toEqual(['file-0']));
  expect(await network.uploads[0]?.file.text()).toBe('b');
  await settled(async () => expect(await keptFiles()).toEqual([]));
});
