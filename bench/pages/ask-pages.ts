import { Agent, get } from 'node:http';
import { BROWSER } from '../load.ts';

export interface AskedPage {
  url: string;
  /** Of whoever asks; a guest where there is none. */
  cookie?: string;
}

/** As few as keep a server busy: what waits for its turn would be another measurement. */
const AT_ONCE = 4;

/** Asks for each of these pages, as browsers do. @throws where there is no other answer than one that is not 200, or empty */
export async function askPages(list: readonly AskedPage[]): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  let next = 0;
  const work = async () => {
    for (let page = list[next++]; page; page = list[next++]) await askPatiently(page, agent);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  agent.destroy();
}

const TRIES = 5;

/** A machine that is busy with other things has pages sent empty, for browsers to fill: what that cost is ours to pay. */
async function askPatiently(page: AskedPage, agent: Agent): Promise<void> {
  for (let left = TRIES; ; left -= 1) {
    try {
      await askPage(page, agent);
      return;
    } catch (error) {
      if (left === 1) throw error;
    }
  }
}

/** @returns the body as it came, packed */
export function askPage({ url, cookie }: AskedPage, agent?: Agent): Promise<Buffer> {
  const headers = { ...BROWSER, accept: 'text/html', ...(cookie && { cookie }) };
  return new Promise((done, fail) => {
    get(url, { ...(agent && { agent }), headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.once('end', () => {
        const body = Buffer.concat(chunks);
        if (answer.statusCode === 200 && body.length > LEAST_BYTES) done(body);
        else fail(new Error(`${url} answered ${answer.statusCode} with ${body.length} bytes`));
      });
    }).once('error', fail);
  });
}

/** A page without content has fewer. */
const LEAST_BYTES = 6000;
