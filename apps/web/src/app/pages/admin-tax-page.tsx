import { InvoicesPanel } from '../../features/invoices/components/invoices-panel.tsx';
import { CertificatesPanel } from '../../features/tax/components/certificates-panel.tsx';
import { TaxPanel } from '../../features/tax/components/tax-panel.tsx';
import { TaxedCreators } from '../../features/tax/components/taxed-creators.tsx';
import { VatPanel } from '../../features/tax/components/vat-panel.tsx';
import { useTexts } from '../../lib/texts.ts';
import { adminTexts } from './admin.texts.generated.ts';
import { AdminPlace } from './admin-place.tsx';

/** `/admin/tax`: what is withheld of payouts and certified, the VAT within what Likha earns, by which rules, and invoices of that, for finance. */
export function AdminTaxPage() {
  const t = useTexts(adminTexts);
  return (
    <AdminPlace title={t.tax} part="tax">
      <TaxPanel />
      <CertificatesPanel />
      <TaxedCreators />
      <VatPanel />
      <InvoicesPanel />
    </AdminPlace>
  );
}
