import { useTexts } from '../../../lib/texts.ts';
import { Notice } from '../../../ui/notice.tsx';
import { roomTexts } from './room.texts.generated.ts';

/** Why the press that begins was refused, beside it until the next one: a toast is gone while one still looks at the camera. */
export function NotStarted({ why }: { why: string | null }) {
  const t = useTexts(roomTexts);
  if (why === null) return null;
  return (
    <div role="alert">
      <Notice tone="warn" testId="not-started">
        <strong>{t.notStarted}</strong>
        <p>{why}</p>
      </Notice>
    </div>
  );
}
