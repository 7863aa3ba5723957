import { z } from 'zod';
import { defineCall } from './call.ts';
import { reportType } from './enforcement.ts';
import { says } from './field-problem.ts';
import { id, line, text, timestamp } from './fields.ts';
import { SANCTION } from './limits.ts';
import { PLACEHOLDERS, TEMPLATE, TEMPLATE_KIND_NAMES, TEMPLATE_SUBJECTS } from './template-kinds.ts';

const kind = z.enum(TEMPLATE_KIND_NAMES, says('unknown_choice'));
const placeholder = z.enum(PLACEHOLDERS);

const template = z.object({
  id,
  kind,
  title: z.string().describe('For staff'),
  text_en: z.string(),
  text_fil: z.string(),
  version: z.int().describe('Counts its changes; a change says from which it was made'),
  is_in_use: z.boolean().describe('False for one that was put away'),
  was_used: z.boolean(),
  changed_at: timestamp,
  changed_by: z.string().nullable().describe('Null for one that Likha came with'),
});

const words = text(SANCTION.reasonCharacters, says('needed'));
const form = {
  title: line(TEMPLATE.titleCharacters, says('title_required')),
  text_en: words.describe('With placeholders as `{name}`'),
  text_fil: words,
};
const answer = z.object({ template, message: z.string() });
const refusals = ['template_not_found'] as const;

const listTemplates = defineCall({
  method: 'GET',
  path: '/admin/templates',
  who: 'admin',
  part: 'templates',
  query: z.object({ kind }),
  response: z.object({ templates: z.array(template) }),
  errors: [],
  area: 'Templates',
  summary: 'The templates of one kind of decision, by title',
  description: `${TEMPLATE.kept} at most, those put away as well.`,
});

const createTemplate = defineCall({
  method: 'POST',
  path: '/admin/templates',
  who: 'admin',
  part: 'templates',
  body: z.object({ kind, ...form }),
  status: 201,
  response: answer,
  errors: ['templates_full'],
  area: 'Templates',
  summary: 'Keep a template',
  description: 'A placeholder that is not known for this kind of decision is refused, and named.',
});

const changeTemplate = defineCall({
  method: 'PUT',
  path: '/admin/templates/{id}',
  who: 'admin',
  part: 'templates',
  params: z.object({ id }),
  body: z.object({ ...form, version: z.int().describe('What was edited') }),
  response: answer,
  errors: [...refusals, 'settings_changed'],
  area: 'Templates',
  summary: 'Change a template',
  description: 'What was sent with it stays as it was sent.',
});

const removeTemplate = defineCall({
  method: 'DELETE',
  path: '/admin/templates/{id}',
  who: 'admin',
  part: 'templates',
  params: z.object({ id }),
  response: z.object({ template: template.nullable(), message: z.string() }),
  errors: refusals,
  area: 'Templates',
  summary: 'Put a template away, or delete one that was never used',
  description: 'The answer has the one that was put away; null where it was deleted.',
});

const restoreTemplate = defineCall({
  method: 'POST',
  path: '/admin/templates/{id}/restore',
  who: 'admin',
  part: 'templates',
  params: z.object({ id }),
  response: answer,
  errors: [...refusals, 'templates_full'],
  area: 'Templates',
  summary: 'Take a template back into use',
  description: 'As it was when it was put away.',
});

const fillTemplate = defineCall({
  method: 'POST',
  path: '/admin/templates/{id}/fill',
  who: 'admin',
  part: 'templates',
  params: z.object({ id }),
  body: z.object({
    subject: z.object({ type: z.enum(TEMPLATE_SUBJECTS, says('unknown_choice')), id }),
    rule: reportType.optional().describe('Where what is decided names none, or another'),
    days: z
      .int(says('whole_number_needed'))
      .min(SANCTION.suspensionDays.min, says('at_least'))
      .max(SANCTION.suspensionDays.max, says('at_most'))
      .optional(),
  }),
  response: z.object({
    text: z.string().nullable().describe('Null while something is missing'),
    language: z.enum(['en', 'fil']).describe('Of who reads it'),
    missing: z.array(placeholder).describe('To be given, or not known of this case'),
  }),
  errors: [...refusals, 'not_found'],
  area: 'Templates',
  summary: 'Fill a template in for one case, in the language of who will read it',
  description: 'Nothing is sent by it: staff change the words as they like and send them with the decision.',
});

export const templatesCalls = {
  listTemplates,
  createTemplate,
  changeTemplate,
  removeTemplate,
  restoreTemplate,
  fillTemplate,
} as const;
