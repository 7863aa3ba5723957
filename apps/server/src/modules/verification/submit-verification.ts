import { createHmac } from 'node:crypto';
import type { CallInput, Calls } from '@likha/contract';
import { calls } from '@likha/contract/calls';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction, isUniqueViolation } from '../../platform/database/index.ts';
import type { Upload } from '../../platform/http/multipart.ts';
import { parsePart } from '../../platform/http/parse-input.ts';
import { addJob } from '../../platform/jobs.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { ageInYears, changeKycStatus, philippineDay } from '../accounts/index.ts';
import { readVersions } from '../legal/index.ts';
import { listKeys } from '../secrets/index.ts';
import { mailVerificationJob } from './declared-jobs.ts';
import { missingDocuments, readDocuments } from './read-documents.ts';
import { recordStep } from './record-step.ts';
import { screen } from './screening.ts';
import { removeDocuments, sealDocument } from './sealed-documents.ts';
import {
  adoptNumberHash,
  deleteReceiving,
  findNewest,
  findScreeningFacts,
  findSubmission,
  insertReceiving,
  settleReceived,
  type VerificationRow,
} from './verification.queries.ts';
import { verificationTexts } from './verification.texts.generated.ts';
import type { VerificationDeps } from './verification-deps.ts';

type Form = CallInput<Calls['submitVerification']>['body'];

/** The end of a number that may leave the server; of a short one less, so that most of it stays unknown. */
const LAST = 4;

/**
 * Takes a creator's documents and says how they stand (P9, P10, P115). What is wrong with the form or a picture is refused
 * before anything is kept.
 * @param from the address that asked
 * @throws AppError `validation_failed`, `file_rejected`, or `verification_waits` while another stands; no trace is left
 */
export async function submitVerification(
  deps: VerificationDeps,
  viewer: Viewer,
  upload: Pick<Upload, 'fields' | 'files'>,
  from: string,
): Promise<VerificationRow> {
  const form = readForm(upload);
  await refuseStanding(deps, viewer);
  const documents = await readDocuments(upload.files, viewer.id);
  const id = deps.ids.next();
  const { inForce } = await readVersions(deps);
  const numberHashes = await hashNumber(deps, form);
  const row = newRow(deps, viewer.id, { id, form, numberHashes });
  await inTransaction(deps.db, (tx) => insertReceiving(tx, { ...row, consentVersion: inForce.version }));
  try {
    for (const document of documents) await sealDocument(deps, id, document);
    await settle(deps, { id, creatorId: viewer.id, from, numberHashes });
  } catch (error) {
    // Where only the answer to the commit was lost, it is settled and stays.
    if (await deleteReceiving(deps.db, id)) await removeDocuments(deps, id);
    throw error;
  }
  const settled = await findSubmission(deps.db, id);
  if (!settled) throw new Error('a settled verification is not there');
  return settled;
}

/**
 * All that is wrong is named at once: what was written and not accepted, and the pictures that are missing (P115). What is said of it all is of the first
 * on the form: the ID, its pictures, what is agreed to. @throws AppError `validation_failed`
 */
function readForm({ fields, files }: Pick<Upload, 'fields' | 'files'>): Form {
  const missing = missingDocuments(files);
  let form: Form;
  try {
    form = parsePart<Form>(calls.submitVerification.body, fields);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const errors = { ...error.details.errors, ...missing };
    const [detail] = 'id_type' in errors || 'id_number' in errors ? [] : Object.values(missing);
    throw new AppError(error.code, { ...error.details, ...(detail && { detail }), errors });
  }
  const [detail] = Object.values(missing);
  if (detail) throw new AppError('validation_failed', { detail, errors: missing });
  return form;
}

async function refuseStanding(deps: VerificationDeps, viewer: Viewer): Promise<void> {
  const newest = await findNewest(deps.db, viewer.id);
  if (viewer.isVerified || newest?.status === 'approved') throw standing('alreadyVerified');
  if (newest?.status === 'pending') throw standing('alreadyPending');
}

function standing(words: 'alreadyVerified' | 'alreadyPending'): AppError {
  return new AppError('verification_waits', { detail: (language) => verificationTexts[language][words] });
}

/** By the key of now first, then by each that the number may have been hashed with before (P344). */
async function hashNumber(deps: VerificationDeps, { id_type, id_number }: Form): Promise<Buffer[]> {
  // Keyed, as a number alone could be found by trying them all.
  const keys = await listKeys(deps, 'id-numbers');
  return keys.map((key) => createHmac('sha256', key).update(`${id_type}:${id_number}`).digest());
}

interface New {
  id: string;
  form: Form;
  numberHashes: readonly Buffer[];
}

function newRow(deps: VerificationDeps, creatorId: string, { id, form, numberHashes }: New) {
  const [numberHash = Buffer.alloc(0)] = numberHashes;
  return {
    id,
    creatorId,
    idType: form.id_type,
    numberHash,
    lastCharacters: form.id_number.slice(-LAST),
    now: deps.clock.now(),
  };
}

interface Received {
  id: string;
  creatorId: string;
  from: string;
  numberHashes: readonly Buffer[];
}

async function settle(deps: VerificationDeps, received: Received): Promise<void> {
  try {
    await settleOnce(deps, received);
  } catch (error) {
    if (isUniqueViolation(error, 'verifications_one_stands')) throw standing('alreadyPending');
    if (!isUniqueViolation(error, 'verifications_number')) throw error;
    // Somebody else was verified with this number meanwhile; the screening sees it now.
    await settleOnce(deps, received);
  }
}

function settleOnce(deps: VerificationDeps, { id, creatorId, from, numberHashes }: Received): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    if (numberHashes.length > 1) await adoptNumberHash(tx, id, numberHashes);
    const facts = await findScreeningFacts(tx, id);
    const ageYears = ageInYears(facts.date_of_birth, philippineDay(now));
    const outcome = screen({ ageYears, isNumberUsed: facts.is_number_used }, deps.kycReview);
    const { status } = outcome;
    await settleReceived(tx, id, outcome, now);
    await changeKycStatus(tx, creatorId, status);
    const step = { verificationId: id, from };
    await recordStep(deps, tx, { ...step, kind: 'submitted', actorId: creatorId });
    if (status !== 'pending') await recordStep(deps, tx, { ...step, kind: status, actorId: null });
    await addJob(tx, mailVerificationJob, { verificationId: id, status });
  });
}
