import { LiveWall } from '../../../features/live/staff/live-wall.tsx';
import { wallTexts } from '../../../features/live/staff/wall.texts.generated.ts';
import { useTexts } from '../../../lib/texts.ts';
import { AdminPlace } from '../admin-place.tsx';

/** `/admin/live`: every running stream, for moderators. */
export function AdminLivePage() {
  const t = useTexts(wallTexts);
  return (
    <AdminPlace title={t.title} part="moderation">
      <p className="dim">{t.lead}</p>
      <LiveWall />
    </AdminPlace>
  );
}
