import { useTexts } from '../lib/texts.ts';
import { Spinner } from '../ui/spinner.tsx';
import { appTexts } from './app.texts.generated.ts';

/** In the place of a page that is on its way where no other may stay: said to everybody, and never empty. */
export function Waiting() {
  const t = useTexts(appTexts);
  return (
    <div role="status" style={{ display: 'grid', placeItems: 'center', minHeight: '100dvh' }}>
      <Spinner />
      <span className="visually-hidden">{t.waiting}</span>
    </div>
  );
}
