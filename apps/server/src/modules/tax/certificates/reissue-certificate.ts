import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { addJobs } from '../../../platform/jobs.ts';
import { recordAdminAction } from '../../audit/index.ts';
import { mailCertificateJob } from '../declared-jobs.ts';
import { findDetails } from '../details/details.queries.ts';
import { findIdentity } from '../identity.queries.ts';
import { taxTexts } from '../tax.texts.generated.ts';
import type { TaxDeps } from '../tax-deps.ts';
import { insertCertificate, lockCertificates } from './certificates.queries.ts';
import { findCertificate, findOutdated } from './kept.queries.ts';
import { readLines } from './lines.queries.ts';
import { numberOf } from './numbered-quarters.ts';

export interface Reissuing {
  id: string;
  reason: string;
  adminId: string;
  /** The address that asked. */
  from: string;
}

/**
 * Issues a certificate anew by what creator and platform say now (P795), with a reason, on record; the one before stays, replaced. One of
 * two who do it at once is refused.
 * @returns its number
 * @throws AppError `certificate_not_found`, `reissue_refused` for one that was replaced, or that nobody says otherwise of
 */
export function reissueCertificate(deps: TaxDeps, { id, reason, adminId, from }: Reissuing): Promise<string> {
  return inTransaction(deps.db, async (tx) => {
    await lockCertificates(tx);
    const before = await findCertificate(tx, id);
    if (!before) throw new AppError('certificate_not_found');
    const { quarter, creator_id: creatorId, replaced_by_number: by } = before;
    if (by !== null) throw refused('isReplaced', numberOf({ quarter, number: by }));
    const [details, identity] = [await findDetails(tx, creatorId), await findIdentity(tx)];
    if (!details || !identity || !(await findOutdated(tx, id))) throw refused('nothingChanged');
    const made = {
      id: deps.ids.next(),
      quarter,
      creatorId,
      detailsId: details.id,
      identityId: identity.id,
      at: deps.clock.now(),
      lines: await readLines(tx, { creatorId, quarter, kind: details.kind }),
      anew: { by: adminId, replaces: id, reason },
    };
    await insertCertificate(tx, made);
    await addJobs(tx, mailCertificateJob, [{ certificateId: made.id }]);
    const after = await findCertificate(tx, made.id);
    if (!after) throw new Error(`certificate ${made.id} is not there`);
    await recordAdminAction(deps, tx, {
      actorId: adminId,
      action: 'tax.reissue_certificate',
      subject: { type: 'tax_certificate', id: made.id },
      before: { number: numberOf(before) },
      after: { number: numberOf(after), reason },
      from,
    });
    return numberOf(after);
  });
}

function refused(words: 'isReplaced' | 'nothingChanged', number = ''): AppError {
  return new AppError('reissue_refused', {
    detail: (language) =>
      words === 'isReplaced' ? taxTexts[language].isReplaced({ number }) : taxTexts[language].nothingChanged,
  });
}
