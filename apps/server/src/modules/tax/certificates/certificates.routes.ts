import type { Handlers } from '../../../platform/http/bind-calls.ts';
import { taxTexts } from '../tax.texts.generated.ts';
import type { TaxDeps } from '../tax-deps.ts';
import { listIssuedCertificates, listOwnCertificates } from './read-certificates.ts';
import { reissueCertificate } from './reissue-certificate.ts';

type CertificatesCall = 'listTaxCertificates' | 'listIssuedCertificates' | 'reissueCertificate';

/** Certificates of tax withheld, for creators and for finance. */
export function certificatesHandlers(deps: TaxDeps): Pick<Handlers, CertificatesCall> {
  return {
    listTaxCertificates: ({ viewer }) => listOwnCertificates(deps, viewer.id),
    listIssuedCertificates: ({ query }) => listIssuedCertificates(deps, query),
    reissueCertificate: async ({ viewer, params, body, request, language }) => {
      const number = await reissueCertificate(deps, {
        id: params.id,
        reason: body.reason.toWellFormed(),
        adminId: viewer.id,
        from: request.ip,
      });
      return { number, message: taxTexts[language].reissued({ number }) };
    },
  };
}
