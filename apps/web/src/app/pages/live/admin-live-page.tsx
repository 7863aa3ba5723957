import { paths } from '@likha/contract/addresses';
import { LiveWall } from '../../../features/live/staff/live-wall.tsx';
import { wallTexts } from '../../../features/live/staff/wall.texts.generated.ts';
import { useTexts } from '../../../lib/texts.ts';
import { AdminFrame } from '../admin-frame.tsx';

/** `/admin/live`: every running stream, for moderators. */
export function AdminLivePage() {
  const t = useTexts(wallTexts);
  return (
    <AdminFrame title={t.title} back={paths.adminModeration('dashboard')} part="moderation">
      <h1>{t.title}</h1>
      <p className="dim">{t.lead}</p>
      <LiveWall />
    </AdminFrame>
  );
}
