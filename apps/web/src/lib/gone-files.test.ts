import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { upload } from './upload.ts';

// What is fake: the network, which an unreadable file breaks as a lost line does.
class Request {
  readonly upload = {};
  status = 0;
  responseText = '';
  onload = () => {};
  onerror = () => {};
  onloadend = () => {};
  open() {}
  abort() {}
  send() {
    begun += 1;
    setTimeout(() => {
      answer(this);
      this.onloadend();
    });
  }
}

let begun: number;
let answer: (request: Request) => void;
const gone = ({ name }: { name: string }) => `${name} is gone.`;

function photo(name: string, isGone = false): File {
  const file = new File(['sea'], name, { type: 'image/jpeg' });
  if (isGone)
    file.slice = () => {
      const part = new Blob();
      part.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
      return part;
    };
  return file;
}

function send(...files: [field: string, file: File][]) {
  const form = new FormData();
  for (const [field, file] of files) form.append(field, file);
  const { signal } = new AbortController();
  return upload('POST /verification', form, { onProgress: () => {}, signal, gone });
}

beforeEach(() => {
  begun = 0;
  answer = ({ onerror }) => onerror();
  vi.stubGlobal('XMLHttpRequest', Request);
});
afterEach(() => vi.unstubAllGlobals());

it('names the file that was deleted or changed since it was chosen, at its field (P1071)', async () => {
  await expect(
    send(['id_photo', photo('id.jpg')], ['selfie_with_id', photo('me.jpg', true)]),
  ).rejects.toMatchObject({
    code: 'file_rejected',
    detail: 'me.jpg is gone.',
    errors: { selfie_with_id: 'me.jpg is gone.' },
  });
  expect(begun).toBe(1);
});

it('says that the line was lost where every file can be read', async () => {
  await expect(send(['id_photo', photo('id.jpg')])).rejects.toMatchObject({ code: 'network' });
});

it('leaves what the server said as it is', async () => {
  answer = (request) => {
    request.status = 422;
    request.responseText = JSON.stringify({ code: 'validation_failed', status: 422, detail: 'No.' });
    request.onload();
  };
  await expect(send(['id_photo', photo('id.jpg', true)])).rejects.toMatchObject({ detail: 'No.' });
});
