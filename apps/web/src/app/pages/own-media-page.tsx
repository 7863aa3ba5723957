import { paths } from '@likha/contract/addresses';
import { OwnMedia } from '../../features/media/components/own-media.tsx';
import { SecureUpload } from '../../features/media/components/secure-upload.tsx';
import { secureMediaTexts } from '../../features/media/secure-media.texts.generated.ts';
import { useSession } from '../../lib/session.ts';
import { useTexts } from '../../lib/texts.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { mediaTestTexts } from './media-test/media-test.texts.generated.ts';
import classes from './own-media-page.module.css';

/** Where a creator uploads one file by itself, and sees all their own media. */
export function OwnMediaPage() {
  const t = useTexts(secureMediaTexts);
  const words = useTexts(mediaTestTexts);
  const { user } = useSession();
  if (!user) return null;
  return (
    <div className={classes.page}>
      <PageTitle title={t.ownTitle} />
      <header className={classes.header}>
        <BackLink to={paths.studio('content')}>{words.backToStudio}</BackLink>
        <PageHeading
          title={t.ownTitle}
          lead={
            <>
              {words.ownLead}{' '}
              <Link to={paths.mediaTest()} className="text-link">
                {words.howSafe}
              </Link>
            </>
          }
        />
      </header>
      <div className={classes.columns}>
        <SecureUpload address="POST /media/upload" hint={words.ownHint} />
        <section aria-label={t.ownTitle}>
          <OwnMedia creatorId={user.id} viewerName={`@${user.username}`} />
        </section>
      </div>
    </div>
  );
}
