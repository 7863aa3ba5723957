import { paths } from '@likha/contract/addresses';
import { DEFAULT_LANGUAGE } from '@likha/contract/language';
import { formatCentavos } from '@likha/contract/money';
import { letter } from '../../../platform/letter/letter.ts';
import { quarterName } from '../../../platform/philippine-quarters.ts';
import { findReader } from '../../statements/index.ts';
import { taxTexts } from '../tax.texts.generated.ts';
import type { TaxDeps } from '../tax-deps.ts';
import { findCertificate } from './kept.queries.ts';
import { numberOf } from './numbered-quarters.ts';

/** Tells a creator that a certificate is there. Repeating it sends the same message again, under the same id. */
export async function mailCertificate(
  deps: Pick<TaxDeps, 'db' | 'mail' | 'publicUrl'>,
  { certificateId }: { certificateId: string },
): Promise<void> {
  const certificate = await findCertificate(deps.db, certificateId);
  const reader = certificate && (await findReader(deps.db, certificate.creator_id));
  if (!certificate || !reader) return;
  const language = reader.language ?? DEFAULT_LANGUAGE;
  const t = taxTexts[language];
  const { replaces_number: replaced } = certificate;
  const said = {
    quarter: quarterName(certificate.quarter),
    number: numberOf(certificate),
    withheld: formatCentavos(certificate.withheld_centavos),
  };
  const anew =
    replaced === null ? [] : [t.certificateAnew({ number: numberOf({ ...certificate, number: replaced }) })];
  await deps.mail.send({
    key: `tax-certificate-${certificateId}`,
    to: reader.email,
    ...letter({
      language,
      name: reader.full_name,
      subject: t.certificateSubject,
      blocks: [
        t.certificateText(said),
        ...anew,
        t.certificateWhere,
        { link: `${deps.publicUrl}${paths.studio('earnings')}` },
      ],
    }),
  });
}
