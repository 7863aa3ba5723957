import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import type { SentFile } from '../../../platform/http/file-route.ts';
import { drawInThread } from '../../../platform/paper/draw-in-thread.ts';
import { recordAdminAction } from '../../audit/index.ts';
import { openDetails } from '../details/tax-details.ts';
import type { TaxDeps } from '../tax-deps.ts';
import { certificatePaper } from './certificate-paper.ts';
import { type CertificateRow, findCertificate, listCertificateLines, readNamed } from './kept.queries.ts';
import { numberOf } from './numbered-quarters.ts';

/** A creator's own certificate on paper. @throws AppError `certificate_not_found` */
export async function drawOwn(deps: TaxDeps, id: string, creatorId: string): Promise<SentFile> {
  const certificate = await findCertificate(deps.db, id);
  if (certificate?.creator_id !== creatorId) throw new AppError('certificate_not_found');
  return draw(deps, certificate);
}

/** For finance: that it is read is on record before it is shown. @throws AppError `certificate_not_found` */
export async function drawForFinance(
  deps: TaxDeps,
  id: string,
  admin: { id: string; from: string },
): Promise<SentFile> {
  const certificate = await findCertificate(deps.db, id);
  if (!certificate) throw new AppError('certificate_not_found');
  await inTransaction(deps.db, (tx) =>
    recordAdminAction(deps, tx, {
      actorId: admin.id,
      action: 'tax.view_certificate',
      subject: { type: 'user', id: certificate.creator_id },
      after: { number: numberOf(certificate) },
      from: admin.from,
    }),
  );
  return draw(deps, certificate);
}

/** Out of what was kept when it was issued: the same paper each time, but that it says of itself by which one it was replaced. */
async function draw(deps: TaxDeps, certificate: CertificateRow): Promise<SentFile> {
  const { payee, payor } = await readNamed(deps.db, certificate);
  const paper = certificatePaper({
    certificate,
    number: numberOf(certificate),
    replacedBy: numbered(certificate, certificate.replaced_by_number),
    replaces: numbered(certificate, certificate.replaces_number),
    payee: openDetails(deps.taxCipher, payee),
    payor,
    lines: await listCertificateLines(deps.db, certificate.id),
  });
  const name = `likha-2307-${numberOf(certificate)}.pdf`;
  return { type: 'application/pdf', name, body: await drawInThread(paper) };
}

function numbered({ quarter }: CertificateRow, number: number | null): string | null {
  return number === null ? null : numberOf({ quarter, number });
}
