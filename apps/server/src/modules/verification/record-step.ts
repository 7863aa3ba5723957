import type { DocumentName } from '@likha/contract';
import type { Queryable } from '../../platform/database/index.ts';
import { networkOf } from '../../platform/http/network-address.ts';
import type { VerificationEvents } from '../../platform/schema.generated.ts';
import { insertEvent } from './verification.queries.ts';
import type { VerificationDeps } from './verification-deps.ts';

interface Step {
  verificationId: string;
  kind: VerificationEvents['kind'];
  /** Null for the screening and for jobs. */
  actorId: string | null;
  document?: DocumentName;
  /** The address that asked; only its network is kept. */
  from: string | null;
}

/** Writes into the log of verifications, which only grows (P116). */
export function recordStep({ ids, clock }: VerificationDeps, db: Queryable, step: Step): Promise<void> {
  return insertEvent(db, {
    id: ids.next(),
    verification_id: step.verificationId,
    at: clock.now(),
    kind: step.kind,
    actor_id: step.actorId,
    document: step.document ?? null,
    network: step.from === null ? null : networkOf(step.from),
  });
}
