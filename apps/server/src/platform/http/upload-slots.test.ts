import { expect, it } from 'vitest';
import { UploadSlots } from './upload-slots.ts';

/** Something that goes on until it is told to end. */
function underWay() {
  let end = () => {};
  const work = new Promise<void>((done) => {
    end = done;
  });
  return { work: () => work, end };
}

const codeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => null,
    (error: { code: string }) => error.code,
  );

it('lets so many in, and of one so many; who comes after is refused and not kept waiting', async () => {
  const slots = new UploadSlots({ all: 3, ofOne: 2 });
  const upload = underWay();
  const running = ['ana', 'ana', 'ben'].map((who) => slots.take(who, upload.work));
  expect(await codeOf(slots.take('ana', upload.work))).toBe('rate_limited');
  expect(await codeOf(slots.take('cara', upload.work))).toBe('service_unavailable');
  upload.end();
  await Promise.all(running);
  expect(await codeOf(slots.take('ana', upload.work))).toBeNull();
});

it('has its room back after a failure', async () => {
  const slots = new UploadSlots({ all: 1, ofOne: 1 });
  const fail = () => Promise.reject(Object.assign(new Error('broken'), { code: 'broken' }));
  for (let at = 0; at < 3; at += 1) expect(await codeOf(slots.take('ana', fail))).toBe('broken');
});

it('leaves one each once half of all are taken, so that a few people do not have them all', async () => {
  const slots = new UploadSlots({ all: 6, ofOne: 3, ofOneOnceHalf: 1 });
  const upload = underWay();
  const running = ['ana', 'ana', 'ana', 'ben'].map((who) => slots.take(who, upload.work));
  for (const who of ['ana', 'ben']) expect(await codeOf(slots.take(who, upload.work))).toBe('rate_limited');
  running.push(slots.take('cara', upload.work));
  upload.end();
  await Promise.all(running);
});
