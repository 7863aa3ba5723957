import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/index.ts';

export interface SealedPayload {
  provider: string;
  event_id: string;
  sealed: Buffer;
}

export async function listSealedPayloads(
  db: Queryable,
  after: SealedPayload | null,
  limit: number,
): Promise<SealedPayload[]> {
  const { rows } = await sql<SealedPayload>`
    select provider, event_id, payload as sealed from webhook_events
    where payload is not null and (provider, event_id) > (${after?.provider ?? ''}, ${after?.event_id ?? ''})
    order by provider, event_id limit ${limit}`.execute(db);
  return rows;
}

export async function replaceSealedPayload(
  db: Queryable,
  { provider, event_id, sealed: before }: SealedPayload,
  sealed: Buffer,
): Promise<void> {
  await sql`update webhook_events set payload = ${sealed}
    where provider = ${provider} and event_id = ${event_id} and payload = ${before}`.execute(db);
}
