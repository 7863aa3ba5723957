import { paths } from '@likha/contract/addresses';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/link.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { legalTexts } from '../legal.texts.generated.ts';
import { dayOf } from '../version-days.ts';
import classes from './accepted-versions.module.css';

/** In the settings: which versions of the documents somebody accepted, and when. */
export function AcceptedVersions() {
  const t = useTexts(legalTexts);
  const language = useLanguage();
  return (
    <Card as="section" className={classes.section} aria-labelledby="accepted-versions">
      <h2 id="accepted-versions">{t.acceptedTitle}</h2>
      <Loaded
        query={useCall('GET /legal/versions')}
        loading={<Skeleton height={48} label={t.loadingVersions} />}
        failedTitle={t.versionsFailed}
      >
        {({ versions }) => (
          <ul className={classes.list}>
            {versions.map(
              ({ version, accepted_at }) =>
                accepted_at && (
                  <li key={version}>
                    {t.versionNumber({ version })}
                    {' · '}
                    {t.acceptedOn({ day: dayOf(accepted_at, language) })}
                  </li>
                ),
            )}
          </ul>
        )}
      </Loaded>
      <Link to={paths.legalVersions()} className="text-link">
        {t.allVersions}
      </Link>
    </Card>
  );
}
