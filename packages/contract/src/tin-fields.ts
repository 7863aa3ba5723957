import { z } from 'zod';
import { says } from './field-problem.ts';
import { tinOf } from './tin.ts';

/** What somebody types; read as it is kept. */
export const tinInput = z
  .string(says('tin_form'))
  .max(30, says('tin_form'))
  .refine((written) => tinOf(written) !== null, says('tin_form'))
  .transform((written) => tinOf(written) ?? '')
  .describe('A TIN, with its branch or without: `123-456-789-00000`');

export const zipCode = z
  .string(says('zip_form'))
  .trim()
  .regex(/^\d{4}$/, says('zip_form'))
  .describe('Of the Philippines: `1630`');
