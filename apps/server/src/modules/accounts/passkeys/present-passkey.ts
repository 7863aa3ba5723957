import type { ShownPasskey } from './passkeys.queries.ts';

/** A passkey as its person sees it: neither its key nor its count. */
export function presentPasskey({ id, name, created_at, last_used_at }: ShownPasskey) {
  return {
    id,
    name,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
  };
}
