import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { addressOf, jpeg } from '../../../../test/forms.ts';
import { useHarness } from '../../../../test/harness.ts';
import { mediaKeys } from '../media-keys.ts';
import { idOf, sendByTus, speakTus } from './tus-client.fixture.ts';

/** A store that gives less of a part than it was given: nothing is made of what is left, and nothing of it is lost (P1010). */
const harness = useHarness();
let address: string;
let creator: Person;
const { publish } = speakTus(harness, () => creator);

beforeAll(async () => {
  address = await addressOf(harness);
  creator = await harness.factory.creator();
});

async function partOf(uploadId: string): Promise<string> {
  const part = await harness.deps.db
    .selectFrom('upload_parts')
    .select('id')
    .where('upload_id', '=', uploadId)
    .executeTakeFirstOrThrow();
  return join(harness.folder, 'media', mediaKeys.part(uploadId, part.id));
}

describe('an upload of which the store gives', () => {
  it.each([
    ['less', (whole: Buffer) => whole.subarray(0, -2)],
    ['more', (whole: Buffer) => Buffer.concat([whole, Buffer.from('<Error/>')])],
  ])('%s is not published, and is once it is there', async (_, spoil) => {
    const id = idOf(await sendByTus(address, creator, await jpeg(320, 240)));
    const part = await partOf(id);
    const whole = await readFile(part);
    await writeFile(part, spoil(whole));
    const refused = await publish(id);
    expect([refused.statusCode, refused.json().code]).toEqual([503, 'service_unavailable']);
    expect(await readdir(join(part, '..'))).toHaveLength(1);
    await writeFile(part, whole);
    expect((await publish(id)).statusCode).toBe(201);
  });
});
