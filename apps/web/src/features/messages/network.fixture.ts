import './own-browser.fixture.ts';
import { vi } from 'vitest';

export type Said = { status: number; body: object } | 'lost' | 'never';

/** What a server makes of files and messages, and what came of them. Uploads go by `XMLHttpRequest`, all else by `fetch`. */
export class Network {
  readonly uploads: { path: string; file: Blob }[] = [];
  readonly messages: { client_id: string; text: string; media_ids: string[] }[] = [];
  aborted = 0;
  /** How many uploads have begun, whatever became of them: a test that stops one waits for it to be there. */
  begun = 0;
  /** As long as nothing is wrong. */
  readonly fine = (): Said => fileNo(this.uploads.length);
  upload: (path: string) => Said = this.fine;
  message: (text: string) => Said = () => ({ status: 201, body: {} });
  asked: string[] = [];

  stub(): void {
    const network = this;
    class Request {
      readonly upload = {};
      status = 0;
      responseText = '';
      onload = () => {};
      onerror = () => {};
      onabort = () => {};
      onloadend = () => {};
      #path = '';
      #isOver = false;
      open(_: string, path: string) {
        this.#path = path;
      }
      send(form: FormData) {
        const file = [...form.values()].find((value) => value instanceof Blob);
        const said = network.upload(this.#path);
        network.begun += 1;
        setTimeout(() => this.#end(said, file));
      }
      #end(said: Said, file: Blob | undefined) {
        if (this.#isOver || said === 'never') return;
        this.#isOver = true;
        if (said === 'lost') this.onerror();
        else {
          if (said.status === 201 && file) network.uploads.push({ path: this.#path, file });
          this.status = said.status;
          this.responseText = JSON.stringify(said.body);
          this.onload();
        }
        this.onloadend();
      }
      abort() {
        if (this.#isOver) return;
        this.#isOver = true;
        network.aborted += 1;
        this.onabort();
        this.onloadend();
      }
    }
    vi.stubGlobal('XMLHttpRequest', Request);
    vi.stubGlobal('fetch', async (path: string, { body }: { body?: string } = {}) => {
      network.asked.push(path);
      if (body === undefined) return new Response('{}', { status: 200 });
      const sent = JSON.parse(body) as Network['messages'][number];
      const said = network.message(sent.text);
      if (said === 'lost' || said === 'never') throw new TypeError('no network');
      if (said.status === 201) network.messages.push(sent);
      return new Response(JSON.stringify(said.body), { status: said.status });
    });
  }
}

/** The file that an upload makes. */
export function fileNo(number: number): Said {
  return { status: 201, body: { file_key: `file-${number}`, kind: 'photo' } };
}

export function refusedWith(code: string, status: number): Said {
  return { status, body: { code, status, detail: `Refused: ${code}.` } };
}

/** What a tab has of its own. */
export function tabStorage(): Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (place) => [...kept.keys()][place] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}
