import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { describeJobs } from '../../../scripts/job-payloads.ts';
import { unreadable } from '../../../scripts/unreadable-jobs.ts';

/** What the release before has queued this one must read (P984); `npm run release-before` asks with the real one. */
const letter = z.object({
  kind: z.enum(['welcome', 'farewell']),
  to: z.uuid(),
  at: z.iso.datetime().optional(),
  note: z.string().max(10).nullable(),
  because: z.object({ reason: z.string() }).optional(),
});

const faults = (before: z.ZodType, now: z.ZodType) =>
  unreadable({ letter: z.toJSONSchema(before) }, { letter: z.toJSONSchema(now) });

describe('jobs of the release before', () => {
  it('are all described, by what their declarations say', async () => {
    const jobs = await describeJobs();
    expect(Object.keys(jobs).length).toBeGreaterThan(60);
    expect(jobs['accounts.mail-notice']).toMatchObject({
      properties: { kind: { enum: expect.arrayContaining(['email_changed']) }, at: { format: 'date-time' } },
      required: ['kind', 'userId', 'at'],
    });
    expect(jobs).toHaveProperty(['credits.settle-order.paypal']);
    expect(unreadable(jobs, jobs)).toEqual([]);
  });

  it('may be told more words and fields, and less strictly', () => {
    const wider = letter.extend({
      kind: z.enum(['welcome', 'farewell', 'apology']),
      note: z.string().max(20).nullable().optional(),
      count: z.int().optional(),
      because: z.object({ reason: z.string(), id: z.uuid().optional() }).optional(),
    });
    expect(faults(letter, wider)).toEqual([]);
  });

  it.each([
    [
      'a field is needed that was not',
      letter.required({ at: true }),
      'letter.at must be there, and was not always',
    ],
    ['a new field is needed', letter.extend({ id: z.uuid() }), 'letter.id must be there, and was not always'],
    ['a field is gone', letter.omit({ to: true }), 'letter.to is read no more'],
    [
      'a word is gone',
      letter.extend({ kind: z.enum(['welcome']) }),
      'letter.kind is never farewell any more',
    ],
    ['a field is of another kind', letter.extend({ to: z.int() }), 'letter.to was string and is integer'],
    ['a field has another form', letter.extend({ to: z.iso.date() }), 'letter.to has another format'],
    [
      'a text may be less long',
      letter.extend({ note: z.string().max(5).nullable() }),
      'letter.note has another maxLength',
    ],
    [
      'nothing may be nothing no more',
      letter.extend({ note: z.string().max(10) }),
      'letter.note was null and is string',
    ],
    [
      'a field within is gone',
      letter.extend({ because: z.object({}).optional() }),
      'letter.because.reason is read no more',
    ],
  ])('are refused where %s', (_what, now, fault) => {
    expect(faults(letter, now)).toContain(fault);
  });

  it('are refused where one is gone', () => {
    expect(unreadable({ letter: {} }, {})).toEqual(['letter is gone: what waits of it nobody takes']);
  });
});
