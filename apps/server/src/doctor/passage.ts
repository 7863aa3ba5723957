import { request as overPlain, type RequestOptions } from 'node:http';
import { request as overTls } from 'node:https';
import { RESUMABLE } from '@likha/contract/late-limits';
import { POST_FILES } from '@likha/contract/limits';
import { SOCKET_PATH } from '@likha/contract/sockets';
import { type Examination, type Found, fault, isProblem, ok, reasonOf, warning } from './finding.ts';

const PATIENCE_MS = 20_000;
/** Nobody's: who asks is refused before it is looked for. */
const UPLOAD_PATH = '/api/uploads/00000000-0000-4000-8000-000000000000';
const MB = 1024 ** 2;
/** What a form may hold: larger files come in parts. */
const FORM_BYTES = POST_FILES * RESUMABLE.fromBytes;
/** Names of fields and lines between them. */
const ROUND_BYTES = MB;
/**
 * What is sent first, and how long a word about it is waited for: who refuses may close the connection with their answer, which is lost
 * to whoever still writes into it. Caddy does.
 */
const FIRST_BYTES = 64 * 1024;
const FIRST_WORD_MS = 2000;
/** Taken for so long without a word, it is let through: a doctor need not wait for the end of a slow line. */
const TAKEN_MS = 15_000;

/** Does what is in front let through what pages need besides plain calls: sockets, and what is large (P996)? */
export const passage: Examination = {
  part: 'passage',
  async look({ env }) {
    if (env.ROLE === 'worker') return [ok('the web nodes look at it')];
    try {
      return [await socket(env.PUBLIC_URL), await files(env.PUBLIC_URL)];
    } catch (error) {
      return [
        warning(`${env.PUBLIC_URL} cannot be asked: ${reasonOf(error)}`, 'see what is said of the address'),
      ];
    }
  },
};

/** A process that is asked for a socket wants to know by whom; one that hears nothing of a socket knows no such page. */
async function socket(url: string): Promise<Found> {
  const { status, isOurs } = await hear(url + SOCKET_PATH, {
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': Buffer.from('a doctor looks..').toString('base64'),
      origin: new URL(url).origin,
    },
  });
  if (isOurs && status !== 404) return ok('sockets are let through');
  const says = isOurs
    ? 'what is in front does not pass Upgrade on: everybody asks every few seconds for what is new'
    : `what is in front answers ${status} to a socket: everybody asks every few seconds for what is new`;
  return warning(
    says,
    `pass sockets on at ${SOCKET_PATH} (nginx: proxy_http_version 1.1; proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection "upgrade"; proxy_read_timeout 75s)`,
  );
}

/** As large as a form may be, by the method of parts: refused in our words, it has reached us. */
async function files(url: string): Promise<Found> {
  const bytes = FORM_BYTES + ROUND_BYTES;
  const { status, isOurs } = await hear(
    url + UPLOAD_PATH,
    {
      method: 'PATCH',
      headers: {
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
        'content-length': bytes,
        expect: '100-continue',
      },
    },
    bytes,
  );
  const size = `${FORM_BYTES / MB} MB`;
  if (isOurs) return ok(`files of up to ${size} at a time are let through`);
  return fault(
    `what is in front answers ${status} to a PATCH of ${size}: files cannot be sent`,
    status === 413
      ? `let bodies of ${size} and a little more pass (nginx: client_max_body_size 64m)`
      : 'let PATCH pass, without a sign-in or a check of its own',
  );
}

interface Heard {
  status: number;
  /** Refused in our words: it came as far as a Likha. */
  isOurs: boolean;
}

function hear(url: string, options: RequestOptions, bytes = 0): Promise<Heard> {
  const ask = url.startsWith('https:') ? overTls : overPlain;
  return new Promise((done, fail) => {
    const request = ask(url, { ...options, agent: false, signal: AbortSignal.timeout(PATIENCE_MS) });
    const end = (heard: Heard) => {
      done(heard);
      request.destroy();
    };
    request.once('response', ({ statusCode: status = 0, headers }) =>
      end({ status, isOurs: isProblem(headers['content-type']) }),
    );
    request.once('upgrade', ({ statusCode: status = 0 }, wire) => {
      wire.destroy();
      end({ status, isOurs: false });
    });
    // What comes after the answer is of no interest: who refuses need not read all of it.
    request.on('error', fail);
    if (bytes === 0) request.end();
    else
      request
        .once('continue', () => {
          request.write(Buffer.alloc(FIRST_BYTES));
          setTimeout(() => {
            if (!request.destroyed) request.end(Buffer.alloc(bytes - FIRST_BYTES));
          }, FIRST_WORD_MS).unref();
          setTimeout(end, TAKEN_MS, { status: 0, isOurs: true }).unref();
        })
        .flushHeaders();
  });
}
