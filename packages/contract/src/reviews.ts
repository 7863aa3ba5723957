import { z } from 'zod';
import { defineCall } from './call.ts';
import { severity } from './enforcement.ts';
import { says } from './field-problem.ts';
import { id, line, timestamp } from './fields.ts';
import { MODERATION } from './limits.ts';

const keyword = z.object({
  id,
  keyword: z.string(),
  severity,
  auto_action: z.enum(['flag']).nullable(),
  created_at: timestamp,
});

const listKeywords = defineCall({
  method: 'GET',
  path: '/moderation/spam-keywords',
  who: 'admin',
  part: 'moderation',
  response: z.object({ keywords: z.array(keyword) }),
  errors: [],
  area: 'Moderation',
  summary: 'What is looked for in posts, comments and profiles, the newest first',
  description: `At most ${MODERATION.keywords}.`,
});

const addKeyword = defineCall({
  method: 'POST',
  path: '/moderation/spam-keywords',
  who: 'admin',
  part: 'moderation',
  body: z.object({
    keyword: line(MODERATION.keywordCharacters, says('keyword_needed')),
    severity,
    auto_action: z.string().max(40).nullish().describe('Follows from the severity, whatever is sent'),
  }),
  status: 201,
  response: z.object({ keyword, message: z.string() }),
  errors: ['keyword_taken'],
  area: 'Moderation',
  summary: 'Look for a word or phrase',
  description:
    'Found whatever its case and accents, with look-alike letters, spaced letters and invisible characters. From severity 3 on what has it comes into the queue; below it is recorded alone.',
});

const removeKeyword = defineCall({
  method: 'DELETE',
  path: '/moderation/spam-keywords/{id}',
  who: 'admin',
  part: 'moderation',
  params: z.object({ id }),
  response: z.object({ id, message: z.string() }),
  errors: ['keyword_not_found'],
  area: 'Moderation',
  summary: 'Look for it no longer',
  description: 'What it found before stays found.',
});

export const keywordsCalls = { listKeywords, addKeyword, removeKeyword } as const;
