import { z } from 'zod';
import { LEGAL_NAMES } from './addresses.ts';
import { defineCall } from './call.ts';
import { timestamp } from './fields.ts';

/** A version of the documents that people know of. */
export const datedVersion = z.object({
  version: z.string(),
  effective_at: timestamp.describe('From when it holds'),
  is_in_force: z.boolean().describe('It holds, or did before a later one'),
  documents: z.array(z.enum(LEGAL_NAMES)).describe('Those that it changed'),
  summary: z.object({ en: z.string(), fil: z.string() }).describe('What changed'),
});

const listLegalVersions = defineCall({
  method: 'GET',
  path: '/legal/versions',
  who: 'viewer',
  response: z.object({
    versions: z.array(
      datedVersion.extend({
        announced_at: timestamp.nullable().describe('Null for the first one'),
        accepted_at: timestamp.nullable().describe('By whoever asks; null for guests'),
      }),
    ),
  }),
  errors: [],
  area: 'Legal documents',
  summary: 'The versions of the legal documents',
  description:
    'The newest first, with when each was announced and from when it holds. Every text stays readable at `/legal/{document}/{version}`.',
});

export const legalCalls = { listLegalVersions } as const;
