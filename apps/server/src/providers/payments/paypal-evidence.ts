import { z } from 'zod';
import { readAs } from '../http/answer-schema.ts';
import { ProviderError } from '../http/provider-error.ts';
import type { EvidenceToSend } from './payment-provider.ts';
import { type PayPalApi, rejectedBy } from './paypal-api.ts';

/** Twenty megabytes take longer than a question. */
const TIMEOUT_MS = 60_000;

const disputeSchema = z.object({
  evidences: z
    .array(
      z.object({
        source: z.string().nullish(),
        notes: z.string().nullish(),
        documents: z.array(z.object({ name: z.string().nullish() })).nullish(),
      }),
    )
    .nullish(),
  links: z.array(z.object({ rel: z.string().nullish(), href: z.string() })).nullish(),
});

type Dispute = z.output<typeof disputeSchema>;

/**
 * `POST /v1/customer/disputes/{id}/provide-evidence`. PayPal has no key for it, so it is asked first what it has: after an answer that
 * was lost nothing is sent twice. It takes evidence while it shows the link for it.
 * @throws ProviderError, `rejected` where it takes none
 */
export async function providePayPalEvidence(api: PayPalApi, evidence: EvidenceToSend): Promise<void> {
  const path = `/v1/customer/disputes/${encodeURIComponent(evidence.disputeId)}`;
  const looking = await api({ call: 'read dispute', method: 'GET', path });
  if (looking.status !== 200) throw rejectedBy(looking, 'read dispute');
  const dispute = readAs(disputeSchema, looking.body, 'paypal: read dispute');
  if (hasIt(dispute, evidence)) return;
  const isTaken = dispute.links?.some(({ href }) => href.split('?')[0]?.endsWith('/provide-evidence'));
  if (!isTaken)
    throw new ProviderError('rejected', 'paypal: provide evidence: the dispute takes no evidence now', {
      retryable: false,
    });
  const call = 'provide evidence';
  const answer = await api({
    call,
    method: 'POST',
    path: `${path}/provide-evidence`,
    body: formOf(evidence),
    timeoutMs: TIMEOUT_MS,
  });
  if (answer.status !== 200 && answer.status !== 201) throw rejectedBy(answer, call);
}

/** Evidence of ours with the same words and files. */
function hasIt({ evidences }: Dispute, { notes, files }: EvidenceToSend): boolean {
  const names = files.map(({ name }) => name).sort();
  return (evidences ?? []).some(
    (each) =>
      each.source === 'SUBMITTED_BY_SELLER' &&
      (each.notes ?? '').trim() === notes.trim() &&
      names.every((name) => each.documents?.some((document) => document.name === name)),
  );
}

function formOf({ notes, files }: EvidenceToSend): FormData {
  const input = {
    evidences: [
      {
        // What was bought has no carrier and no number to follow; PayPal wants both of a proof of fulfilment.
        evidence_type: 'OTHER',
        ...(notes === '' ? {} : { notes }),
        documents: files.map(({ name }) => ({ name })),
      },
    ],
  };
  const form = new FormData();
  form.append('input', new Blob([JSON.stringify(input)], { type: 'application/json' }));
  for (const [place, { name, type, content }] of files.entries())
    form.append(`file${place + 1}`, new Blob([new Uint8Array(content)], { type }), name);
  return form;
}
