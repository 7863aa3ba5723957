import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStorage } from '../providers/storage/create-storage.ts';
import { createDirectAddresses } from '../providers/storage/direct-addresses.ts';
import { type Examination, type Found, fault, ok } from './finding.ts';

const PATIENCE_MS = 8000;
const PROBE = 'media/doctor/probe.mp4';
export const PROBE_CONTENT = 'doctor, probing';
const RANGE = { start: 2, end: 5 };

/** Videos that are had without us (P776): a file is put, and asked for as a page of ours would, and once without its signature. */
export const directMedia: Examination = {
  part: 'direct media',
  async look({ env, now }) {
    if (env.MEDIA_DIRECT === 'off') return [ok('off: every byte comes from us')];
    const direct = createDirectAddresses(env, { now });
    if (!direct) return [ok('the web gives its addresses')];
    const storage = await createStorage(env);
    const folder = await mkdtemp(join(tmpdir(), 'likha-doctor-'));
    try {
      await writeFile(join(folder, 'probe'), PROBE_CONTENT);
      await storage.putFile(PROBE, join(folder, 'probe'), { contentType: 'video/mp4' });
      const page = new URL(env.PUBLIC_URL).origin;
      return await ask(new URL(await direct.of(PROBE, 'video/mp4')), page);
    } finally {
      await storage.remove([PROBE]).catch(() => undefined);
      await rm(folder, { recursive: true, force: true });
    }
  },
};

/** @param page the origin of pages */
async function ask(address: URL, page: string): Promise<Found[]> {
  const headers = { origin: page, range: `bytes=${RANGE.start}-${RANGE.end}` };
  const options = { headers, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) } as const;
  const answer = await fetch(address, options);
  const isPart =
    answer.status === 206 && (await answer.text()) === PROBE_CONTENT.slice(RANGE.start, RANGE.end + 1);
  const unsigned = await fetch(new URL(address.pathname, address), options);
  await unsigned.body?.cancel();
  const mayRead = ['*', page].includes(answer.headers.get('access-control-allow-origin') ?? '');
  return [
    isPart
      ? ok(`${address.origin} gives a part of a file by an address of ours`)
      : fault(
          `${address.origin} answers ${answer.status} to an address of ours for a part of a file`,
          answer.status === 200
            ? 'it must answer ranges: let it keep and pass on Range'
            : 'is MEDIA_DIRECT_URL where the files are, MEDIA_DIRECT_SECRET the one it checks, and its clock right?',
        ),
    mayRead
      ? ok(`pages at ${page} may read it`)
      : fault(
          `pages at ${page} may not read it`,
          `let it answer access-control-allow-origin: ${page}, an S3 store by the CORS of its bucket`,
        ),
    unsigned.status < 400
      ? fault(
          `${address.origin} gives it without a signature as well`,
          'let it check what we sign, and make the bucket private',
        )
      : ok('and nobody else gets it'),
  ];
}
