/** The calls of the contract that a stream is begun and watched by. */
export interface Calls {
  begin(host: string): Promise<{ id: string; url: string; token: string }>;
  /** The address of the playlist; asked for until the pictures have come. */
  watch(id: string, fan: string): Promise<string>;
  end(id: string, host: string): Promise<void>;
}

const AGAIN_MS = 300;
const MOST_TRIES = 60;

export function callsOf(origin: string): Calls {
  async function post(path: string, token: string, body?: object): Promise<Response> {
    return fetch(`${origin}/api${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  }
  async function answered<T>(path: string, token: string, body?: object): Promise<T> {
    const answer = await post(path, token, body);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }
  return {
    async begin(host) {
      const people = [{ legal_name: 'Ana Reyes', birth_date: '1990-01-01', is_host: true }];
      const form = { title: 'Bench', audience: 'everyone', is_nsfw: false, people, consents: true };
      const { id } = await answered<{ id: string }>('/live', host, form);
      const size = { width: 720, height: 1280, has_audio: true };
      const { ingest } = await answered<{ ingest: { url: string; token: string } }>(
        `/live/${id}/start`,
        host,
        size,
      );
      return { id, ...ingest };
    },
    async watch(id, fan) {
      for (let turn = 0; turn < MOST_TRIES; turn += 1) {
        const answer = await post(`/live/${id}/watch`, fan);
        if (answer.ok) return ((await answer.json()) as { playlist_url: string }).playlist_url;
        await answer.arrayBuffer();
        await new Promise((done) => setTimeout(done, AGAIN_MS));
      }
      throw new Error('no pictures came');
    },
    async end(id, host) {
      await answered(`/live/${id}/end`, host);
    },
  };
}
