import { z } from 'zod';
import { type FieldProblem, says } from './field-problem.ts';
import { MONTH_FORM } from './late-limits.ts';
import { SEARCH_CHARACTERS } from './limits.ts';
import { centavosFromPesos } from './money.ts';
import { MOST_PESOS } from './staff-limits.ts';

/** Building blocks of the schemas: one place for how an id, a time or an amount looks on the wire. */
export const id = z.uuid();
/** Its device's own name for what somebody sends: under the same one it is the same. */
export const clientId = z.uuid(says('wrong_form')).optional();
export const timestamp = z.iso.datetime().describe('ISO 8601, UTC');
export const credits = z.int().describe('Whole credits');
/** A month of the Philippine calendar, as addresses and forms write it. */
export const month = z
  .string(says('wrong_form'))
  .regex(MONTH_FORM, says('wrong_form'))
  .describe('Of the Philippine calendar: `2026-11`');
/** Decimal pesos with at most two places; handlers turn them into centavos with `centavosFromPesos`. */
export const pesos = z.number().describe('Philippine pesos, two decimals');
export const pesosInput = z
  .number(says('pesos_needed'))
  .min(0)
  .max(MOST_PESOS)
  .refine((value) => centavosFromPesos(value) !== null, says('two_decimals'))
  .describe('Philippine pesos, at most two decimals');

/**
 * PostgreSQL cannot hold NUL and a control character has no place in a text that people read. Nor have the two that turn letters around, which no language
 * needs: what reads as a word would not be that word for whoever looks for it.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused here
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\u202d\u202e]/;
export function isPlain(value: string): boolean {
  return !CONTROL.test(value);
}

/** Spaces, marks without a letter, and letters that are drawn as nothing. */
const UNSEEN = /^[\p{Z}\p{Cf}\p{M}\s\u115f\u1160\u2800\u3164\uffa0]*$/u;
/** Does it show anything? A line of nothing says nothing, whatever it is made of. */
function isSeen(value: string): boolean {
  return !UNSEEN.test(value);
}

/** What breaks a line, in whichever alphabet, and tabs: in the head of a mail it would begin another. */
const BREAKS = /[\t\n\r\u0085\u2028\u2029]/;
export function isOneLine(value: string): boolean {
  return !BREAKS.test(value);
}

/**
 * What somebody writes or looks for: without spaces around it, and each letter in one spelling (Unicode NFC). Some devices send an ñ as an n and its mark,
 * which reads the same and would be another word for whoever looks for it.
 */
export function written(required?: FieldProblem) {
  return z.string(required).trim().normalize('NFC');
}

/** A name, a title, or whatever else stands in one line. */
export function line(max: number, required: FieldProblem) {
  return written(required)
    .refine(isSeen, { error: required, abort: true })
    .min(1, required)
    .max(max, says('at_most_characters'))
    .refine(isPlain, says('not_plain'))
    .refine(isOneLine, says('not_one_line'));
}

/** A line that may be left empty. */
export function optionalLine(max: number) {
  return written(says('needed'))
    .max(max, says('at_most_characters'))
    .refine(isPlain, says('not_plain'))
    .refine(isOneLine, says('not_one_line'));
}

export function text(max: number, required: FieldProblem) {
  return written(required)
    .refine(isSeen, { error: required, abort: true })
    .min(1, required)
    .max(max, says('at_most_characters'))
    .refine(isPlain, says('not_plain'));
}

/** A text that may be left empty, as one that shows nothing is. */
export function optionalText(max: number) {
  return written(says('needed'))
    .overwrite((value) => (isSeen(value) ? value : ''))
    .max(max, says('at_most_characters'))
    .refine(isPlain, says('not_plain'));
}

/** What is searched for among people: words, or `@` and a username as screens write it; nothing, or at least two characters. */
export const peopleSearch = written()
  .max(SEARCH_CHARACTERS)
  .default('')
  .transform((value) => value.replace(/^@\s*/, ''))
  .refine((value) => value.length !== 1, says('search_too_short'));

/** `limit` and `cursor` of a list that pages by key. */
export function page(defaultLimit: number, maxLimit: number) {
  return {
    limit: z.coerce.number().int().min(1).max(maxLimit).default(defaultLimit),
    cursor: z.string().max(200).optional().describe('`next_cursor` of the page before'),
  };
}

/** As people write an amount. A language of programs reads numbers in `0x10`, `1e3`, `true` and `[5]`, too. */
const WRITTEN_NUMBER = /^\s*-?\d+(?:\.\d+)?\s*$/;

/** A number as JSON, or a field of a form, carries it. */
export function writtenNumber(problem: FieldProblem) {
  return z.union([z.number(), z.string().regex(WRITTEN_NUMBER).transform(Number)], problem);
}

/** A boolean as a query parameter or a form field carries it: some languages write `True`. */
export const flag = z
  .union([
    z.boolean(),
    z
      .string()
      .toLowerCase()
      .pipe(z.enum(['true', 'false', '1', '0', ''])),
  ])
  .transform((value) => value === true || value === 'true' || value === '1');
