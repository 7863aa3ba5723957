import { z } from 'zod';
import { defineCall } from '../call.ts';
import { id, optionalText, timestamp } from '../fields.ts';
import { LANGUAGES } from '../language.ts';
import { EVIDENCE } from '../limits.ts';

const evidence = z.object({
  text: z.string(),
  version: z.int().describe('Counts the changes of the text; a change says from which it was made'),
  changed_at: timestamp.nullable(),
  changed_by: z.string().nullable(),
  files: z
    .array(
      z.object({
        id,
        type: z.enum(['application/pdf', 'image/jpeg']),
        bytes: z.int(),
        added_at: timestamp,
        added_by: z.string(),
      }),
    )
    .describe('Each at `/admin/disputes/{id}/evidence/files/{file_id}`; looking at it is on record'),
  handed_in_at: timestamp.nullable(),
  handed_in_by: z.string().nullable(),
  is_sent: z.boolean().describe('Likha sent it by a call of the provider; else a person handed it in'),
  can_be_sent: z.boolean().describe('Its provider takes evidence by a call'),
  sending_since: timestamp.nullable().describe('It is being sent, and tried again until the provider has it'),
  refused_at: timestamp.nullable().describe('The provider did not take it; it can be changed and sent again'),
  problem: z.string().nullable().describe('What the provider said last, in its own words, for staff'),
  is_open: z
    .boolean()
    .describe('It can still be changed: neither handed in, nor being sent, nor over, nor late'),
});

const of = { who: 'admin', part: 'refunds', area: 'Credits' } as const;
const params = z.object({ id });
const answer = z.object({ evidence, message: z.string() });
const refusals = ['dispute_not_found', 'evidence_closed'] as const;

const getEvidence = defineCall({
  ...of,
  method: 'GET',
  path: '/admin/disputes/{id}/evidence',
  params,
  response: z.object({ evidence }),
  errors: ['dispute_not_found'],
  summary: 'What is kept to answer a dispute with',
  description: 'Empty until somebody begins.',
});

const saveEvidence = defineCall({
  ...of,
  method: 'PUT',
  path: '/admin/disputes/{id}/evidence',
  params,
  body: z.object({
    text: optionalText(EVIDENCE.textCharacters),
    version: z.int().describe('What was edited'),
  }),
  response: answer,
  errors: [...refusals, 'settings_changed'],
  summary: 'Write what is answered to a dispute',
  description: 'Kept until it is handed in. Refused after the deadline.',
});

const addEvidenceFile = defineCall({
  ...of,
  method: 'POST',
  path: '/admin/disputes/{id}/evidence/files',
  params,
  files: { file: { description: 'PDF, JPEG or PNG, at most 4 MB', max: 1 } },
  status: 201,
  response: answer,
  errors: [...refusals, 'evidence_full', 'file_rejected'],
  summary: 'Add a file to the evidence',
  description: `Multipart. ${EVIDENCE.files} at most. Pictures are made anew without metadata; a PDF that can run or carry something is refused.`,
});

const removeEvidenceFile = defineCall({
  ...of,
  method: 'DELETE',
  path: '/admin/disputes/{id}/evidence/files/{file_id}',
  params: z.object({ id, file_id: id }),
  response: answer,
  errors: refusals,
  summary: 'Remove a file from the evidence',
  description: 'One that is gone already changes nothing.',
});

const handInEvidence = defineCall({
  ...of,
  method: 'POST',
  path: '/admin/disputes/{id}/evidence/hand-in',
  params,
  response: answer,
  errors: [...refusals],
  summary: 'Say that the evidence was handed in at the provider',
  description: 'Nothing of it can be changed after that. Said twice it is said once.',
});

const sendEvidence = defineCall({
  ...of,
  method: 'POST',
  path: '/admin/disputes/{id}/evidence/send',
  params,
  response: answer,
  errors: [...refusals],
  summary: 'Send the evidence to the provider',
  description:
    'Where the provider takes it by a call (`can_be_sent`). It is tried until the provider has it, or refuses it. Asked twice it is asked once.',
});

const addSummary = defineCall({
  ...of,
  method: 'POST',
  path: '/admin/disputes/{id}/evidence/summary',
  params,
  body: z.object({ language: z.enum(LANGUAGES).describe('Of whoever reads it at the provider') }),
  status: 201,
  response: answer,
  errors: [...refusals, 'evidence_full'],
  summary: 'Add a summary of the case to the evidence',
  description:
    'A PDF of who paid, when and how, what was bought with credits since and whether it was opened, and sign-ins. Added as any other file.',
});

export const evidenceCalls = {
  getEvidence,
  saveEvidence,
  addEvidenceFile,
  removeEvidenceFile,
  handInEvidence,
  sendEvidence,
  addSummary,
} as const;
