import { paths } from '@likha/contract/addresses';
import { TracePicture } from '../../features/media/components/trace-picture.tsx';
import { useTexts } from '../../lib/texts.ts';
import { adminTexts } from './admin.texts.generated.ts';
import { AdminFrame } from './admin-frame.tsx';

/** Where a picture that turned up elsewhere came from, for admins only. */
export function AdminTracePage() {
  const t = useTexts(adminTexts);
  return (
    <AdminFrame title={t.tracePicture} back={paths.admin('moderation')} part="moderation">
      <TracePicture />
    </AdminFrame>
  );
}
