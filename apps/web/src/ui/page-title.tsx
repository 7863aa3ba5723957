import { useSession } from '../lib/session.ts';
import { useTexts } from '../lib/texts.ts';
import { controlsTexts } from './controls.texts.generated.ts';

/** The document's title while a page is shown; one that says nothing for who asked for discretion (P367). */
export function PageTitle({ title }: { title: string }) {
  const { user } = useSession();
  const t = useTexts(controlsTexts);
  return <title>{user?.is_discreet ? t.neutralTitle : `${title} · Likha`}</title>;
}
