import { expect, it } from 'vitest';
import { enforcementTexts } from './enforcement.texts.generated.ts';
import { BLANK_FORM, formFor, isRunning, problemsOf, type Sanction, warningBody } from './sanction-form.ts';

const t = enforcementTexts.en;

it.each([
  ['suspend', { days: '0', reason: 'x' }, { days: t.daysWrong }],
  ['suspend', { days: '31', reason: 'x' }, { days: t.daysWrong }],
  ['suspend', { days: '1.5', reason: 'x' }, { days: t.daysWrong }],
  ['suspend', { days: '', reason: 'x' }, { days: t.daysWrong }],
  ['suspend', { days: '30', reason: 'x' }, {}],
  ['ban', { days: '99', reason: ' ' }, { reason: t.reasonNeeded }],
  ['lift', { reason: 'x' }, {}],
] as const)('says what is wrong with %s %j', (act, typed, problems) => {
  expect(problemsOf(act, { ...BLANK_FORM, ...typed }, t)).toEqual(problems);
});

it('sends a warning as numbers, and null where it counts for good', () => {
  const form = { ...BLANK_FORM, severity: '3', reason: ' Spam ', type: 'spam' as const };
  expect(warningBody(form)).toEqual({
    severity: 3,
    warning_type: 'spam',
    description: 'Spam',
    expires_in_days: 90,
  });
  expect(warningBody({ ...form, counts: '' }).expires_in_days).toBeNull();
});

it('knows what is in force', () => {
  const now = new Date('2026-06-15T00:00:00Z');
  const is = (facts: Partial<Sanction>) =>
    isRunning({ kind: 'warning', ended_at: null, expires_at: null, ...facts } as Sanction, now);
  expect([
    is({}),
    is({ expires_at: '2026-06-16T00:00:00Z' }),
    is({ expires_at: '2026-06-14T00:00:00Z' }),
    is({ ended_at: '2026-06-14T00:00:00Z' }),
    is({ kind: 'removal' }),
  ]).toEqual([true, true, false, false, false]);
});

it('begins with the step that is offered, and with nothing where another was chosen', () => {
  const proposed = { act: 'suspension', days: 30, reason: 'Three strikes' } as const;
  expect(formFor('suspend', proposed)).toEqual({ ...BLANK_FORM, days: '30', reason: 'Three strikes' });
  expect(formFor('ban', proposed)).toEqual(BLANK_FORM);
  expect(formFor('suspend', null)).toEqual(BLANK_FORM);
});
