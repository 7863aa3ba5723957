import { paths } from '@likha/contract/addresses';
import { useTexts } from '../../../lib/texts.ts';
import { useDatedPages } from '../../../lib/use-dated-pages.ts';
import { Link } from '../../../ui/link.tsx';
import { ListTools } from '../../../ui/list-tools.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { WithFace } from '../../../ui/with-face.tsx';
import { disputesTexts } from '../disputes.texts.generated.ts';
import { DisputeBox, DisputeLines } from './dispute-box.tsx';
import { DisputeLine } from './dispute-line.tsx';

/** Every payment that is or was disputed, for admins, newest first (P214). */
export function DisputeList() {
  const t = useTexts(disputesTexts);
  const pages = useDatedPages('GET /admin/disputes', 'disputes', { query: { limit: 10 } });
  return (
    <DisputeBox>
      <ListTools {...pages.tools} />
      <Loaded
        query={pages}
        failedTitle={t.failed}
        loading={<SkeletonList count={2} height={96} label={t.loading} />}
        empty={<p className="dim">{t.none}</p>}
      >
        {(disputes) => (
          <>
            <DisputeLines>
              {disputes.map(({ person, ...dispute }) => (
                <DisputeLine
                  key={dispute.id}
                  dispute={dispute}
                  person={
                    <WithFace name={person.full_name} avatar={person.avatar} size={24}>
                      <Link to={paths.adminPerson(person.id)} className="text-link">
                        {person.full_name} (@{person.username})
                      </Link>
                    </WithFace>
                  }
                />
              ))}
            </DisputeLines>
            <LoadMore {...pages.more} />
          </>
        )}
      </Loaded>
    </DisputeBox>
  );
}
