import { paths } from '@likha/contract/addresses';
import { useLocation } from 'react-router';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { IconEyeOff, IconPhotoOff } from '../../../ui/icons/icons.generated.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import type { WantedPage } from '../../guards.tsx';
import { postTexts } from './post.texts.generated.ts';

/** There is none, or not for this viewer, which looks alike. */
export function PostMissing() {
  const t = useTexts(postTexts);
  return (
    <>
      <PageTitle title={t.missingTitle} />
      <StatePanel
        level={1}
        icon={<IconPhotoOff size={32} stroke={1.75} />}
        title={t.missingTitle}
        text={t.missingText}
        action={<LinkButton to={paths.models()}>{t.browseCreators}</LinkButton>}
      />
    </>
  );
}

/** A mature one, to who has not asked for such: not whose it is, nor what (P24). */
export function MaturePost() {
  const t = useTexts(postTexts);
  const { user } = useSession();
  const here = useLocation();
  return (
    <>
      <PageTitle title={t.matureTitle} />
      <StatePanel
        level={1}
        icon={<IconEyeOff size={32} stroke={1.75} />}
        title={t.matureTitle}
        text={t.matureText}
        action={
          !user && (
            <LinkButton to={paths.login()} state={{ wanted: paths.here(here) } satisfies WantedPage}>
              {t.signIn}
            </LinkButton>
          )
        }
      />
    </>
  );
}
