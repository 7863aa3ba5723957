import { paths } from '../../../lib/paths.ts';
import { useTexts } from '../../../lib/texts.ts';
import { usePages } from '../../../lib/use-pages.ts';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/link.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { disputesTexts } from '../disputes.texts.generated.ts';
import { DisputeLine } from './dispute-line.tsx';
import classes from './dispute-list.module.css';

/** Every payment that is or was disputed, for admins, newest first (P214). */
export function DisputeList() {
  const t = useTexts(disputesTexts);
  const pages = usePages('GET /admin/disputes', 'disputes', { query: { limit: 10 } });
  return (
    <Card as="section" className={classes.box} aria-labelledby="disputes">
      <h2 id="disputes">{t.title}</h2>
      <Loaded
        query={pages}
        failedTitle={t.failed}
        loading={<SkeletonList count={2} height={96} label={t.loading} />}
        empty={<p className="dim">{t.none}</p>}
      >
        {(disputes) => (
          <>
            <ul className={classes.list}>
              {disputes.map(({ person, ...dispute }) => (
                <DisputeLine
                  key={dispute.id}
                  dispute={dispute}
                  person={
                    <Link to={paths.adminPerson(person.id)} className="text-link">
                      {person.full_name} (@{person.username})
                    </Link>
                  }
                />
              ))}
            </ul>
            <LoadMore {...pages.more} />
          </>
        )}
      </Loaded>
    </Card>
  );
}
