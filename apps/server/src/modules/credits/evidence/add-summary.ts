import type { Language } from '@likha/contract';
import { AppError } from '../../../platform/app-error.ts';
import { drawInThread } from '../../../platform/paper/draw-in-thread.ts';
import { accounts, readFigures } from '../../ledger/index.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import type { Admin, Evidence } from './change-evidence.ts';
import { addEvidenceFile, demandOpenEvidence } from './keep-evidence.ts';
import { findCase, listSignIns, listUses } from './summary.queries.ts';
import { MOST_SIGN_INS, MOST_USES, summaryPage } from './summary-page.ts';

/**
 * Draws what is known of a disputed payment as a PDF and adds it to the evidence, as any other file (P492).
 * @throws AppError `dispute_not_found`, `evidence_closed`, `evidence_full`; `service_unavailable` where too many papers are being drawn
 */
export async function addSummary(
  deps: CreditsDeps,
  admin: Admin,
  disputeId: string,
  language: Language,
): Promise<Evidence> {
  await demandOpenEvidence(deps, disputeId);
  const about = await findCase(deps.db, disputeId);
  if (!about) throw new AppError('dispute_not_found');
  const span = { fanId: about.fan_id, from: about.ordered_at };
  const [uses, signIns, { balance: creditsLeft }] = await Promise.all([
    listUses(deps.db, { ...span, limit: MOST_USES + 1 }),
    listSignIns(deps.db, { ...span, limit: MOST_SIGN_INS }),
    readFigures(deps.db, accounts.fanWallet(about.fan_id)),
  ]);
  const facts = { about, uses, signIns, creditsLeft, sellerName: PRODUCT, at: deps.clock.now() };
  const content = await drawInThread(summaryPage(facts, language));
  return addEvidenceFile(deps, admin, disputeId, { type: 'application/pdf', content });
}

const PRODUCT = 'Likha';
