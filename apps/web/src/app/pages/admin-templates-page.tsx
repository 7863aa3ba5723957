import { paths } from '@likha/contract/addresses';
import { TemplatesPanel } from '../../features/templates/components/templates-panel.tsx';
import { useTexts } from '../../lib/texts.ts';
import { adminTexts } from './admin.texts.generated.ts';
import { AdminFrame } from './admin-frame.tsx';

/** Templates of what staff writes with decisions, for who makes them. */
export function AdminTemplatesPage() {
  const t = useTexts(adminTexts);
  return (
    <AdminFrame title={t.templates} back={paths.admin()} part="templates">
      <h1>{t.templates}</h1>
      <TemplatesPanel />
    </AdminFrame>
  );
}
