import type { FieldProblem, Saying } from '@likha/contract';
import { FIELD_PROBLEMS } from '@likha/contract/field-problem';
import { formatWhole } from '@likha/contract/money';
import type { z } from 'zod';
import { fieldsTexts } from './fields.texts.generated.ts';

/**
 * What is wrong with a field, in words for a person; what the schema does not name is named by zod's kind of issue.
 * @param issue with what was sent in it (`reportInput`)
 */
export function sayIssue(issue: z.core.$ZodIssue): Saying {
  const named = FIELD_PROBLEMS.find((name) => name === issue.message) ?? problemOf(issue);
  const problem = named === 'needed' && isOfAnotherForm(issue) ? 'wrong_form' : named;
  const isNoUuid = problem === 'wrong_form' && issue.code === 'invalid_format' && issue.format === 'uuid';
  return (language) => {
    const said = fieldsTexts[language][isNoUuid ? 'uuid_needed' : problem];
    return typeof said === 'string' ? said : said({ count: boundOf(issue) });
  };
}

/** Something was sent, and is not missed. */
function isOfAnotherForm({ code, input }: z.core.$ZodIssue): boolean {
  const isSent = input !== undefined && input !== null && input !== '';
  return isSent && (code === 'invalid_type' || code === 'invalid_format');
}

function problemOf(issue: z.core.$ZodIssue): FieldProblem {
  const isText = 'origin' in issue && issue.origin === 'string';
  switch (issue.code) {
    case 'too_big':
      return isText ? 'at_most_characters' : 'at_most';
    case 'too_small':
      return isText ? 'at_least_characters' : 'at_least';
    case 'invalid_type':
      return 'needed';
    case 'invalid_value':
    case 'invalid_union':
      return 'unknown_choice';
    default:
      return 'wrong_form';
  }
}

/** The bound that was passed, as people write it (P79); 0 where there is none. */
function boundOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'too_big') return written(Number(issue.maximum));
  return written(issue.code === 'too_small' ? Number(issue.minimum) : 0);
}

function written(bound: number): string {
  return Number.isInteger(bound) ? formatWhole(bound) : String(bound);
}
