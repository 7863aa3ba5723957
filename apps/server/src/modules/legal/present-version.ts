import type { CallResponse, Calls } from '@likha/contract';
import type { DatedVersion } from './legal-versions.ts';

type ShownVersion = NonNullable<CallResponse<Calls['getMe']>['user']['new_documents']>;

/** A version as people are told of it. */
export function presentVersion(
  { version, effectiveAt, documents, summary }: DatedVersion,
  now: Date,
): ShownVersion {
  return {
    version,
    effective_at: effectiveAt.toISOString(),
    is_in_force: effectiveAt <= now,
    documents: [...documents],
    summary: { ...summary },
  };
}
