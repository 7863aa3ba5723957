import { TracePicture } from '../../features/media/components/trace-picture.tsx';
import { useTexts } from '../../lib/texts.ts';
import { adminTexts } from './admin.texts.generated.ts';
import { AdminPlace } from './admin-place.tsx';

/** Where a picture that turned up elsewhere came from, for admins only. */
export function AdminTracePage() {
  const t = useTexts(adminTexts);
  return (
    <AdminPlace title={t.tracePicture} part="moderation">
      <TracePicture />
    </AdminPlace>
  );
}
