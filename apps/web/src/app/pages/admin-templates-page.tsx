import { TemplatesPanel } from '../../features/templates/components/templates-panel.tsx';
import { useTexts } from '../../lib/texts.ts';
import { adminTexts } from './admin.texts.generated.ts';
import { AdminPlace } from './admin-place.tsx';

/** Templates of what staff writes with decisions, for who makes them. */
export function AdminTemplatesPage() {
  const t = useTexts(adminTexts);
  return (
    <AdminPlace title={t.templates} part="templates">
      <TemplatesPanel />
    </AdminPlace>
  );
}
