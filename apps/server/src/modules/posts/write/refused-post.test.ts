import { readFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { addressOf, filesUnder, formBody, jpeg, pngBomb, sendBody } from '../../../../test/forms.ts';
import { expectRefusal } from '../../../../test/problems.ts';
import { CLIP, usePublishing, WORDS } from './create-post.fixture.ts';

const { harness, people, publish, leavesNothing } = usePublishing();
let creator: Person;
beforeAll(() => {
  creator = people.creator;
});

describe('a refused post leaves nothing', () => {
  const photo = async () => [{ content: await jpeg() }];

  it.each([
    [{ content: 'Words' }, 'title', 'Title is required'],
    [{ title: '  ', content: 'Words' }, 'title', 'Title is required'],
    [{ title: 'A title' }, 'content', 'Content description is required'],
    [{ ...WORDS, is_ppv: 'true' }, 'credit_price', 'Valid credit price is required for PPV posts'],
    [
      { ...WORDS, is_ppv: 'true', credit_price: '' },
      'credit_price',
      'Valid credit price is required for PPV posts',
    ],
    [
      { ...WORDS, is_ppv: 'true', credit_price: '0' },
      'credit_price',
      'Valid credit price is required for PPV posts',
    ],
    [
      { ...WORDS, is_ppv: 'true', credit_price: '1.5' },
      'credit_price',
      'Valid credit price is required for PPV posts',
    ],
    [
      { ...WORDS, is_ppv: 'true', credit_price: 'ten' },
      'credit_price',
      'Valid credit price is required for PPV posts',
    ],
    [{ ...WORDS, is_ppv: 'true', credit_price: '10001' }, 'credit_price', 'At most 10,000 credits'],
    [{ ...WORDS, title: 'x'.repeat(121) }, 'title', 'At most 120 characters'],
    [{ ...WORDS, content: 'x'.repeat(5001) }, 'content', 'At most 5,000 characters'],
    [{ ...WORDS, title: 'a\u0000b' }, 'title', 'Contains characters that are not allowed'],
    [{ ...WORDS, type: 'audio' }, 'type', 'This is not one of the choices'],
    [{ ...WORDS, tags: 'sea,a\u0000b' }, 'tags', 'Contains characters that are not allowed'],
    [{ ...WORDS, tags: '1,2,3,4,5,6,7,8,9,10,11' }, 'tags', 'At most 10 tags'],
  ])('with the fields %j', async (fields, field, message) => {
    await leavesNothing(async () => {
      const answer = await publish({ fields: fields as Record<string, string>, files: await photo() });
      const problem = expectRefusal(answer);
      expect([problem.code, problem.detail]).toEqual(['validation_failed', message]);
      expect(Object.entries(problem.errors ?? {})[0]).toEqual([expect.stringContaining(field), message]);
    });
  });

  const TYPES = 'Only images (JPEG, PNG, WebP) and videos (MP4, WebM, MOV) are allowed';
  const html = Buffer.from('<!doctype html><script>alert(1)</script>'.repeat(30));
  it.each([
    ['a page called photo.jpg', async () => html, TYPES],
    [
      'a drawing with a script',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      TYPES,
    ],
    [
      'an animated GIF',
      async () => Buffer.from('GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000;', 'latin1'),
      TYPES,
    ],
    ['nothing', async () => Buffer.alloc(0), 'This file is empty'],
    [
      'an image of more than 10 MB',
      async () => Buffer.concat([await jpeg(), Buffer.alloc(11 * 1024 * 1024)]),
      'Image file too large. Maximum size: 10MB',
    ],
    ['a bomb', async () => pngBomb(), 'This image has too many pixels. Send one of at most 50 megapixels.'],
    [
      'half an image',
      async () => (await jpeg()).subarray(0, 3000),
      'This image is damaged and cannot be opened',
    ],
  ])('with %s', async (_what, content, detail) => {
    await leavesNothing(async () => {
      const answer = await publish({ fields: WORDS, files: [{ content: await content() }] });
      expect(expectRefusal(answer)).toMatchObject({
        code: 'file_rejected',
        detail,
        errors: { media_file: detail },
      });
    });
  });

  it('with a video of more than 100 MB', async () => {
    const content = Buffer.concat([await readFile(CLIP), Buffer.alloc(100 * 1024 * 1024)]);
    await leavesNothing(async () => {
      const answer = await publish({ fields: WORDS, files: [{ content }] });
      expect(expectRefusal(answer).detail).toBe('Video file too large. Maximum size: 100MB');
    });
  });

  it('with two videos, or with one file of several that is none', async () => {
    const video = { content: await readFile(CLIP), name: 'clip.mp4', type: 'video/mp4' };
    const [picture] = await photo();
    if (!picture) throw new Error('no photo');
    await leavesNothing(async () => {
      const answer = await publish({ fields: WORDS, files: [picture, video, picture, video] });
      expect(expectRefusal(answer).detail).toBe('A post can have one video. Please remove the others.');
    });
    await leavesNothing(async () => {
      const words = { content: Buffer.from('words'), name: 'notes.txt' };
      const answer = await publish({ fields: WORDS, files: [picture, picture, words] });
      expect(expectRefusal(answer).code).toBe('file_rejected');
    });
  });

  it('with more bytes than all of its files may have together', async () => {
    const content = Buffer.alloc(90 * 1024 * 1024);
    await leavesNothing(async () => {
      const answer = await publish({ fields: WORDS, files: [{ content }, { content }, { content }] });
      expect(expectRefusal(answer).code).toBe('payload_too_large');
    });
  });

  it('when the form ends in the middle', async () => {
    const { payload, headers } = formBody({ fields: WORDS, files: await photo() });
    for (const length of [payload.length - 30, payload.length - 2000, 150, 20]) {
      await leavesNothing(async () => {
        const answer = await sendBody(
          harness,
          { ...creator.headers, ...headers },
          payload.subarray(0, length),
        );
        expect(expectRefusal(answer).code).toMatch(/malformed_request|validation_failed/);
      });
    }
  });

  it('with too many fields, too many files, or a field that is too long', async () => {
    const many = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`field${index}`, 'x']));
    const files = await photo();
    for (const form of [
      { fields: many, files },
      { fields: WORDS, files: Array.from({ length: 11 }, () => files).flat() },
      {
        fields: WORDS,
        files: [...files, ...files, ...files].map((file) => ({ ...file, field: 'thumbnail_file' })),
      },
      { fields: { ...WORDS, content: 'x'.repeat(70_000) }, files },
    ])
      await leavesNothing(async () =>
        expect(expectRefusal(await publish(form)).code).toBe('payload_too_large'),
      );
  });

  it('with a field that is too long, which is named', async () => {
    const answer = await publish({ fields: { ...WORDS, content: 'x'.repeat(70_000) }, files: await photo() });
    const { status, errors } = expectRefusal(answer);
    expect({ status, errors }).toEqual({
      status: 413,
      errors: { content: 'The field content is too long.' },
    });
  });

  it('with a file where none belongs, or a name that reaches a prototype', async () => {
    const [file] = await photo();
    if (!file) throw new Error('no photo');
    await leavesNothing(async () => {
      const answer = await publish({ fields: WORDS, files: [{ ...file, field: 'other_file' }] });
      expect(expectRefusal(answer).code).toBe('validation_failed');
      for (const name of ['__proto__', 'constructor', 'toString'])
        expect(expectRefusal(await publish({ fields: { ...WORDS, [`${name}`]: 'x' } })).code).toBe(
          'malformed_request',
        );
    });
  });

  it('that is not a form', async () => {
    await leavesNothing(async () => {
      const json = { ...creator.headers, 'content-type': 'application/json' };
      const answer = await sendBody(harness, json, Buffer.from(JSON.stringify(WORDS)));
      expect(expectRefusal(answer).code).toBe('unsupported_media_type');
      const noBoundary = { ...creator.headers, 'content-type': 'multipart/form-data' };
      expect(expectRefusal(await sendBody(harness, noBoundary, Buffer.from('x'))).status).toBeLessThan(500);
    });
  });

  it('of who may not publish', async () => {
    const unverified = await harness.factory.creator({ isVerified: false });
    await leavesNothing(async () => {
      for (const [person, code] of [
        [unverified, 'creator_unverified'],
        [await harness.factory.fan(), 'creators_only'],
      ] as const)
        expect(expectRefusal(await publish({ fields: WORDS, files: await photo() }, person)).code).toBe(code);
    });
  });

  it('when the store fails half-way', async () => {
    const { storage } = harness.deps;
    const original = storage.putFile.bind(storage);
    let puts = 0;
    storage.putFile = async (...file) => {
      puts += 1;
      if (puts === 2) throw new Error('the disk is full');
      return original(...file);
    };
    await leavesNothing(async () => {
      const answer = await publish({ fields: WORDS, files: await photo() });
      expect(answer.json().code).toBe('internal_error');
    }).finally(() => {
      storage.putFile = original;
    });
    expect(puts).toBe(2);
  });

  it('when the post cannot be added after its pictures were stored', async () => {
    const { db } = harness.deps;
    const stopped = await harness.factory.creator();
    const { storage } = harness.deps;
    const original = storage.putFile.bind(storage);
    storage.putFile = async (...file) => {
      await original(...file);
      // The row that the post will refer to is gone by the time it does.
      if (file[0].startsWith('public/'))
        await db.deleteFrom('media_items').where('owner_id', '=', stopped.id).execute();
    };
    await leavesNothing(async () => {
      const answer = await publish({ fields: WORDS, files: await photo() }, stopped);
      expect(answer.statusCode).toBe(500);
    }).finally(() => {
      storage.putFile = original;
    });
  });
});

describe('an upload that is broken off', () => {
  it('in the middle leaves nothing', async () => {
    const { payload, headers } = formBody({
      fields: WORDS,
      files: [{ content: Buffer.concat([await jpeg(), Buffer.alloc(3_000_000)]) }],
    });
    const uploads = join(harness.deps.workFolder, 'uploads');
    await leavesNothing(async () => {
      const request = httpRequest(`${await addressOf(harness)}/api/content`, {
        method: 'POST',
        headers: { ...creator.headers, ...headers, 'content-length': payload.length },
      });
      request.on('error', () => undefined);
      request.write(payload.subarray(0, 1_500_000));
      await expect.poll(() => filesUnder(uploads)).toHaveLength(1);
      request.destroy();
      await expect.poll(() => filesUnder(uploads)).toEqual([]);
    });
  });
});
