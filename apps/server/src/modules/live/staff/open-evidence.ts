import type { Readable } from 'node:stream';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { recordAdminAction } from '../../audit/index.ts';
import type { LiveDeps } from '../live-deps.ts';
import { findEvidence } from './evidence.queries.ts';
import { evidencePath } from './evidence-path.ts';

/** The last minute of a stream that was kept, for staff: this one, or the newest. On record before it is sent (P638). @throws AppError `not_found` */
export async function openEvidence(
  deps: LiveDeps,
  judge: { id: string; from: string },
  liveId: string,
  kept: string | null,
): Promise<Readable> {
  const evidence = await findEvidence(deps.db, liveId, kept);
  const file = evidence && (await deps.storage.open(evidencePath(evidence.id)));
  if (!file) throw new AppError('not_found');
  await inTransaction(deps.db, (tx) =>
    recordAdminAction(deps, tx, {
      actorId: judge.id,
      action: 'live.view_evidence',
      subject: { type: 'live', id: liveId },
      from: judge.from,
    }),
  );
  return file.stream;
}
