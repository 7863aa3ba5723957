import type { IncomingMessage } from 'node:http';

interface Coming {
  request: IncomingMessage;
  /** Resolves once what came of it is kept, or nothing is. */
  ended: Promise<unknown>;
}

/**
 * The parts that come to this process, one of an upload at a time. Whoever asks where an upload is has lost the line on which it came, whether
 * or not it looks so from here: that part is ended, and what came of it counts.
 */
export class PartsOnTheirWay {
  readonly #coming = new Map<string, Coming>();

  async stop(id: string): Promise<void> {
    for (let coming = this.#coming.get(id); coming; coming = this.#coming.get(id)) {
      coming.request.destroy(new Error('the upload goes on elsewhere'));
      await coming.ended;
    }
  }

  async run<T>(id: string, request: IncomingMessage, act: () => Promise<T>): Promise<T> {
    await this.stop(id);
    const work = act();
    const coming = { request, ended: work.catch(() => undefined) };
    this.#coming.set(id, coming);
    try {
      return await work;
    } finally {
      if (this.#coming.get(id) === coming) this.#coming.delete(id);
    }
  }
}
