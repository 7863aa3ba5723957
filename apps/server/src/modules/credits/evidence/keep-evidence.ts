import type { Saying } from '@likha/contract';
import { EVIDENCE } from '@likha/contract/limits';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction, type Tx } from '../../../platform/database/index.ts';
import { addJob } from '../../../platform/jobs.ts';
import { settingsChanged } from '../../settings/index.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { sendEvidenceJobs } from '../declared-jobs.ts';
import { type Admin, changing, demandAnswered, type Evidence, present, record } from './change-evidence.ts';
import { demandOpen, factsOf } from './evidence.policy.ts';
import {
  deleteFile,
  type EvidenceRow,
  findEvidence,
  findFile,
  insertFile,
  listFiles,
  markAsked,
  markHandedIn,
  updateText,
} from './evidence.queries.ts';
import { evidenceTexts } from './evidence.texts.generated.ts';
import type { ReadFile } from './read-evidence-file.ts';

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
 * Says that a person handed it in at the provider; said twice it is said once.
 * @throws AppError `dispute_not_found`, `evidence_closed`, also while it is being sent; `validation_failed` where there is nothing
 */
export async function handInEvidence(deps: CreditsDeps, admin: Admin, disputeId: string): Promise<Evidence> {
  return changing(
    deps,
    admin,
    disputeId,
    'dispute.hand_in',
    async (tx, row, answered) => {
      if (row.handed_in_at) return null;
      demandOpen(factsOf(answered, row), deps.clock.now());
      const files = await demandSomething(tx, row);
      await markHandedIn(tx, row.id, { at: deps.clock.now(), adminId: admin.id });
      return { after: { text: row.text, files } };
    },
    { isRepeatable: true },
  );
}

/**
 * Has it sent to the provider: that it was asked for is kept, and a job sends it. Asked twice it is asked once.
 * @throws AppError `dispute_not_found`, `evidence_closed`; `validation_failed` where there is nothing, or the provider has no such call
 */
export async function askToSend(deps: CreditsDeps, admin: Admin, disputeId: string): Promise<Evidence> {
  return changing(
    deps,
    admin,
    disputeId,
    'dispute.send',
    async (tx, row, answered) => {
      if (row.handed_in_at ?? row.asked_at) return null;
      if (deps.payments[answered.provider].provideEvidence === null) throw refused('byHand');
      const files = await demandSomething(tx, row);
      await markAsked(tx, row.id, { at: deps.clock.now(), adminId: admin.id });
      await addJob(tx, sendEvidenceJobs[answered.provider], {});
      return { after: { text: row.text, files } };
    },
    { isRepeatable: true },
  );
}

/** The files' ids. @throws AppError `validation_failed` where there is neither a word nor a file */
async function demandSomething(tx: Tx, row: EvidenceRow): Promise<string[]> {
  const files = await listFiles(tx, row.id);
  if (row.text === '' && files.length === 0) throw refused('nothing');
  return files.map(({ id }) => id);
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

function refused(why: 'nothing' | 'byHand'): AppError {
  const detail: Saying = (language) => evidenceTexts[language][why];
  return new AppError('validation_failed', { detail, errors: { text: detail } });
}
