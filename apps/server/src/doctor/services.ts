import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Redis } from 'ioredis';
import { inTime } from '../platform/in-time.ts';
import { checkSmtp } from '../providers/mail/check-smtp.ts';
import { createStorage } from '../providers/storage/create-storage.ts';
import { type Examination, type Found, fault, ok, warning } from './finding.ts';

const PATIENCE_MS = 8000;
const PROBE = 'doctor/probe.txt';

/** A file is put, read and removed, as uploads are. */
export const store: Examination = {
  part: 'store',
  async look({ env }) {
    const storage = await createStorage(env);
    const folder = await mkdtemp(join(tmpdir(), 'likha-doctor-'));
    try {
      const refusal = await storage.check().then(() => null, refusalOf);
      if (refusal) return [refusal];
      await writeFile(join(folder, 'probe'), PROBE);
      await storage.putFile(PROBE, join(folder, 'probe'), { contentType: 'text/plain' });
      const opened = await storage.open(PROBE);
      if (!opened || (await text(opened.stream)) !== PROBE)
        return [
          fault(
            'what was put is not what is there',
            'is it a store that speaks S3, and no cache before one?',
          ),
        ];
      return [ok(`a file was put, read and removed: ${env.S3_ENDPOINT ?? join(env.DATA_DIR, 'media')}`)];
    } finally {
      await storage.remove([PROBE]).catch(() => undefined);
      await rm(folder, { recursive: true, force: true });
    }
  },
};

/** A store answers the first question without a word: all that it says is the number. @throws what is no answer of a store */
function refusalOf(error: unknown): Found {
  const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
  if (status === 404) return fault('the store has no such bucket (404)', 'make it, or set S3_BUCKET');
  if (status === 400 || status === 401 || status === 403)
    return fault(
      `the store refuses us (${status})`,
      'compare S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and S3_REGION with its own, and let that key use the bucket; its clock and ours must agree',
    );
  throw error;
}

/** Rate limits, pages and streams that nodes share. */
export const redis: Examination = {
  part: 'redis',
  async look({ env }) {
    if (!env.REDIS_URL) return [ok('none: right for one web process')];
    const client = new Redis(env.REDIS_URL, {
      lazyConnect: true,
      maxRetriesPerRequest: 0,
      retryStrategy: () => null,
    });
    let met: Error | null = null;
    client.on('error', (error) => (met = error));
    try {
      // It says itself that it is closed, and beside that why.
      await inTime(PATIENCE_MS, client.connect()).catch((error) => Promise.reject(met ?? error));
      const version = /redis_version:(\S+)/.exec(await inTime(PATIENCE_MS, client.info('server')))?.[1];
      return [ok(`Redis ${version} answers`), ...(await memoryOf(client))];
    } finally {
      client.disconnect();
    }
  },
};

async function memoryOf(client: Redis): Promise<Found[]> {
  const settings = await client.config('GET', 'maxmemory-policy').catch(() => []);
  const policy = (settings as string[])[1];
  if (policy === undefined || policy !== 'noeviction') return [];
  return [
    warning(
      'when it is full it refuses what is new',
      'set maxmemory-policy allkeys-lru: what Likha keeps there may go',
    ),
  ];
}

/** The server is spoken to and signed in to; nothing is sent. */
export const mail: Examination = {
  part: 'mail',
  async look({ env }) {
    if (env.ROLE === 'web') return [ok('the worker sends it')];
    if (!env.SMTP_URL) {
      const says = `no mail is sent: letters are kept in ${join(env.DATA_DIR, 'mail')}`;
      return [
        env.DEMO ? ok(says) : fault(says, 'set SMTP_URL: nobody confirms an address or resets a password'),
      ];
    }
    await inTime(PATIENCE_MS, checkSmtp(env.SMTP_URL));
    return [ok(`the mail server at ${new URL(env.SMTP_URL).host} takes us`), ...senderOf(env.MAIL_FROM)];
  },
};

function senderOf(from: string): Found[] {
  return /@likha\.test>?$/.test(from)
    ? [fault(`mails come from ${from}, which does not exist`, 'set MAIL_FROM to an address of yours')]
    : [];
}
