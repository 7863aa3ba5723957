import { paths } from '@likha/contract/addresses';
import { SettingsPanel } from '../../features/settings/components/settings-panel.tsx';
import { useTexts } from '../../lib/texts.ts';
import { adminTexts } from './admin.texts.generated.ts';
import { AdminFrame } from './admin-frame.tsx';

/** The settings of the product, for admins only. */
export function AdminSettingsPage() {
  const t = useTexts(adminTexts);
  return (
    <AdminFrame title={t.productSettings} back={paths.admin()} part="settings">
      <h1>{t.productSettings}</h1>
      <SettingsPanel />
    </AdminFrame>
  );
}
