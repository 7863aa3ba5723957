import type { CallResponse, Calls, Saying } from '@likha/contract';
import type { AuditAction } from '@likha/contract/audit-actions';
import { EVIDENCE } from '@likha/contract/limits';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction, type Queryable, type Tx } from '../../../platform/database/index.ts';
import { recordAdminAction } from '../../audit/index.ts';
import { settingsChanged } from '../../settings/index.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { demandOpen, isOpen } from './evidence.policy.ts';
import {
  type Answered,
  deleteFile,
  type EvidenceRow,
  findAnswered,
  findEvidence,
  findFile,
  insertFile,
  listFiles,
  lockEvidence,
  markHandedIn,
  updateText,
} from './evidence.queries.ts';
import { evidenceTexts } from './evidence.texts.generated.ts';
import type { ReadFile } from './read-evidence-file.ts';

type Evidence = CallResponse<Calls['getEvidence']>['evidence'];

/** Who acts, and from which address. */
export interface Admin {
  id: string;
  from: string;
}

/** What is kept to answer a dispute with. @throws AppError `dispute_not_found` */
export async function readEvidence(deps: CreditsDeps, disputeId: string): Promise<Evidence> {
  const answered = await demandAnswered(deps.db, disputeId);
  return present(deps, deps.db, answered);
}

/** @throws AppError `dispute_not_found`, `evidence_closed`; `settings_changed` where another wrote meanwhile, saying who */
export function saveEvidence(
  deps: CreditsDeps,
  admin: Admin,
  disputeId: string,
  { text, version }: { text: string; version: number },
): Promise<Evidence> {
  return changing(deps, admin, disputeId, 'dispute.write', async (tx, row) => {
    if (row.version !== version) throw settingsChanged(row.changed_by);
    await updateText(tx, row.id, { text, changed_at: deps.clock.now(), changed_by: admin.id });
    return { before: { text: row.text }, after: { text } };
  });
}

/** Before a file is received, so that nobody uploads in vain. @throws AppError `dispute_not_found`, `evidence_closed` */
export async function demandOpenEvidence(deps: CreditsDeps, disputeId: string): Promise<void> {
  const answered = await demandAnswered(deps.db, disputeId);
  demandOpen(factsOf(answered, await findEvidence(deps.db, answered)), deps.clock.now());
}

/** @throws AppError `dispute_not_found`, `evidence_closed`, `evidence_full` */
export function addEvidenceFile(
  deps: CreditsDeps,
  admin: Admin,
  disputeId: string,
  { type, content }: ReadFile,
): Promise<Evidence> {
  return changing(deps, admin, disputeId, 'dispute.add_file', async (tx, row) => {
    if ((await listFiles(tx, row.id)).length >= EVIDENCE.files)
      throw new AppError('evidence_full', {
        detail: (language) => evidenceTexts[language].isFull({ count: EVIDENCE.files }),
      });
    const file = { id: deps.ids.next(), evidence_id: row.id, type, bytes: content.length };
    const added = { added_at: deps.clock.now(), added_by: admin.id };
    await insertFile(tx, { ...file, ...added, sealed: deps.evidenceCipher.seal(content) });
    return { after: { file_id: file.id, type, bytes: content.length } };
  });
}

/** One that is gone already changes nothing. @throws AppError `dispute_not_found`, `evidence_closed` */
export function removeEvidenceFile(
  deps: CreditsDeps,
  admin: Admin,
  disputeId: string,
  fileId: string,
): Promise<Evidence> {
  return changing(deps, admin, disputeId, 'dispute.remove_file', async (tx, row) =>
    (await deleteFile(tx, row.id, fileId)) ? { before: { file_id: fileId } } : null,
  );
}

/**
 * Says that it was handed in at the provider; said twice it is said once.
 * @throws AppError `dispute_not_found`, `evidence_closed`; `validation_failed` where there is nothing
 */
export async function handInEvidence(deps: CreditsDeps, admin: Admin, disputeId: string): Promise<Evidence> {
  const known = await readEvidence(deps, disputeId);
  if (known.handed_in_at !== null) return known;
  return changing(
    deps,
    admin,
    disputeId,
    'dispute.hand_in',
    async (tx, row) => {
      if (row.handed_in_at) return null;
      const files = await listFiles(tx, row.id);
      if (row.text === '' && files.length === 0) throw nothing();
      await markHandedIn(tx, row.id, { at: deps.clock.now(), adminId: admin.id });
      return { after: { text: row.text, files: files.map(({ id }) => id) } };
    },
    { isRepeatable: true },
  );
}

/** A file in the clear; that it is looked at is on record first. @throws AppError `dispute_not_found`, also without such a file */
export async function openEvidenceFile(
  deps: CreditsDeps,
  admin: Admin,
  disputeId: string,
  fileId: string,
): Promise<ReadFile> {
  const answered = await demandAnswered(deps.db, disputeId);
  const row = await findEvidence(deps.db, answered);
  const file = row && (await findFile(deps.db, row.id, fileId));
  if (!file) throw new AppError('dispute_not_found');
  const content = deps.evidenceCipher.open(file.sealed);
  await inTransaction(deps.db, (tx) =>
    record(deps, tx, admin, answered, 'dispute.view_file', { after: { file_id: fileId } }),
  );
  return { type: file.type === 'image/jpeg' ? 'image/jpeg' : 'application/pdf', content };
}

type Action = Extract<AuditAction, `dispute.${string}`>;
interface Change {
  before?: object;
  after?: object;
}

/** One change after the other, and on record; null where nothing changed. */
function changing(
  deps: CreditsDeps,
  admin: Admin,
  disputeId: string,
  action: Action,
  change: (tx: Tx, row: EvidenceRow) => Promise<Change | null>,
  { isRepeatable = false } = {},
): Promise<Evidence> {
  return inTransaction(deps.db, async (tx) => {
    const answered = await demandAnswered(tx, disputeId);
    await lockEvidence(tx, answered, deps.ids.next());
    const row = await findEvidence(tx, answered);
    if (!row) throw new Error(`evidence of dispute ${disputeId} is gone`);
    const isDone = isRepeatable && row.handed_in_at !== null;
    if (!isDone) demandOpen(factsOf(answered, row), deps.clock.now());
    const changed = await change(tx, row);
    if (changed) await record(deps, tx, admin, answered, action, changed);
    return present(deps, tx, answered);
  });
}

function record(
  deps: CreditsDeps,
  tx: Tx,
  admin: Admin,
  answered: Answered,
  action: Action,
  { before, after }: Change,
) {
  return recordAdminAction(deps, tx, {
    actorId: admin.id,
    action,
    subject: { type: 'dispute', id: answered.id },
    ...(before && { before }),
    ...(after && { after }),
    from: admin.from,
  });
}

async function demandAnswered(db: Queryable, disputeId: string): Promise<Answered> {
  const answered = await findAnswered(db, disputeId);
  if (!answered) throw new AppError('dispute_not_found');
  return answered;
}

function factsOf({ state, respond_by }: Answered, row: EvidenceRow | undefined) {
  return { state, respondBy: respond_by, handedInAt: row?.handed_in_at ?? null };
}

async function present(deps: CreditsDeps, db: Queryable, answered: Answered): Promise<Evidence> {
  const row = await findEvidence(db, answered);
  const files = row ? await listFiles(db, row.id) : [];
  return {
    text: row?.text ?? '',
    version: row?.version ?? 0,
    changed_at: row?.changed_at?.toISOString() ?? null,
    changed_by: row?.changed_by ?? null,
    files: files.map(({ added_at, ...file }) => ({ ...file, added_at: added_at.toISOString() })),
    handed_in_at: row?.handed_in_at?.toISOString() ?? null,
    handed_in_by: row?.handed_in_by ?? null,
    is_open: isOpen(factsOf(answered, row), deps.clock.now()),
  };
}

function nothing(): AppError {
  const detail: Saying = (language) => evidenceTexts[language].nothing;
  return new AppError('validation_failed', { detail, errors: { text: detail } });
}
