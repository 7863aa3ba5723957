import { z } from 'zod';
import { kycStatus } from './accounts/accounts.ts';
import { defineCall } from './call.ts';
import { caseHistory } from './case-history.ts';
import { dated, datedPage } from './dated-list.ts';
import { reason as takeBackReason } from './enforcement.ts';
import { says } from './field-problem.ts';
import { flag, line, timestamp } from './fields.ts';
import { fitsIdType, ID_NUMBER_CHARACTERS, ID_TYPES, plainIdNumber, REASON_CHARACTERS } from './identity.ts';
import { isFilledIn } from './template-kinds.ts';

const idType = z.enum(ID_TYPES, says('id_details_needed'));
const consent = flag.default(false).refine((given) => given, says('consent_needed'));
const photo = (description: string) => ({
  description: `${description}; JPEG, PNG or WebP, at most 10 MB`,
  max: 1,
});

/** What leaves the server of a submission: of the number no more than its end. */
const verification = z.object({
  status: kycStatus,
  id_type: z.enum(ID_TYPES).nullable(),
  id_number_last4: z.string().max(4).nullable(),
  reason: z.string().nullable().describe('Why it was rejected'),
  submitted_at: timestamp.nullable(),
  decided_at: timestamp.nullable(),
});

const submitVerification = defineCall({
  method: 'POST',
  path: '/verification',
  who: 'creator',
  refusal: 'creatorsVerify',
  limit: 'verification',
  body: z
    .object({
      id_type: idType,
      id_number: line(ID_NUMBER_CHARACTERS, says('id_details_needed')).transform(plainIdNumber),
      age_confirmation: consent,
      terms_conditions: consent,
      privacy_policy: consent,
      creator_consent: consent,
      acceptable_use_policy: consent,
    })
    .superRefine(({ id_type, id_number }, context) => {
      if (!fitsIdType(id_type, id_number))
        context.addIssue({ code: 'custom', path: ['id_number'], message: says('id_number_form') });
    }),
  files: { id_photo: photo('The ID'), selfie_with_id: photo('The person, holding the ID') },
  status: 201,
  response: z.object({ verification, message: z.string() }),
  errors: ['file_rejected', 'verification_waits'],
  area: 'Verification',
  summary: 'Show who you are',
  description:
    'Multipart; a field may go by the name of the form, too, `idType` for `id_type`. Automatic screening answers at once; otherwise it is `pending` until an admin decides. After a rejection it may be sent again.',
});

const getVerification = defineCall({
  method: 'GET',
  path: '/verification',
  who: 'creator',
  refusal: 'creatorsVerify',
  response: z.object({ verification }),
  errors: [],
  area: 'Verification',
  summary: 'How the own verification stands',
  description: 'The newest submission; `none` before the first.',
});

const submission = verification.extend({
  id: z.uuid(),
  creator_id: z.uuid(),
  creator_name: z.string(),
  creator_username: z.string(),
  creator_avatar: z.string().nullable(),
  date_of_birth: z.iso.date(),
  is_number_used: z.boolean().describe('Another creator is verified with this number'),
  has_documents: z.boolean(),
  decided_by: z.string().nullable(),
  can_take_back: z.boolean().describe('The newest of its creator, decided, and its documents are there'),
  history: caseHistory,
});

const listVerifications = defineCall({
  method: 'GET',
  path: '/admin/verifications',
  who: 'admin',
  part: 'verification',
  query: dated(
    z.object({
      ...datedPage(20, 100),
      status: z.enum(['pending', 'approved', 'rejected']).default('pending'),
    }),
  ),
  file: {
    rows: 'verifications',
    moment: 'submitted_at',
    columns: [
      'creator_username',
      'creator_name',
      'status',
      'id_type',
      'submitted_at',
      'decided_at',
      'decided_by',
      'reason',
    ],
  },
  response: z.object({ verifications: z.array(submission), next_cursor: z.string().nullable() }),
  errors: [],
  area: 'Verification administration',
  summary: 'Submissions in one state, oldest first',
  description:
    'Their documents are at `/api/admin/verifications/{id}/documents/{name}`, `id_photo` or `selfie_with_id`: each look is on record, and the picture carries the name of who looks.',
});

const decideVerification = defineCall({
  method: 'POST',
  path: '/admin/verifications/{id}/decision',
  who: 'admin',
  part: 'verification',
  params: z.object({ id: z.uuid() }),
  body: z.object({
    decision: z.enum(['approve', 'reject']),
    reason: z
      .string()
      .trim()
      .max(REASON_CHARACTERS, says('at_most_characters'))
      .refine(isFilledIn, says('placeholder_left'))
      .nullish(),
  }),
  response: z.object({ verification: submission, message: z.string() }),
  errors: ['verification_not_found', 'verification_decided', 'id_number_used'],
  area: 'Verification administration',
  summary: 'Approve or reject a submission',
  description: 'Rejecting needs a reason, which the creator reads. A second admin is told who decided.',
});

const takeBackVerification = defineCall({
  method: 'POST',
  path: '/admin/verifications/{id}/take-back',
  who: 'admin',
  part: 'verification',
  params: z.object({ id: z.uuid() }),
  body: z.object({ reason: takeBackReason }),
  response: z.object({ verification: submission, message: z.string() }),
  errors: ['verification_not_found', 'take_back_refused'],
  area: 'Verification administration',
  summary: 'Take back that a submission was approved or rejected',
  description:
    'It waits in the queue again, and its creator is told by mail. Who was approved is unverified meanwhile: publishes, sells and is paid nothing. Of the newest submission of a creator alone, while its documents are there; of two at once the second is refused.',
});

export const verificationCalls = {
  submitVerification,
  getVerification,
  listVerifications,
  decideVerification,
  takeBackVerification,
} as const;
