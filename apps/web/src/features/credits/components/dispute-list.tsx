import { paths } from '@likha/contract/addresses';
import { useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { useDatedPages } from '../../../lib/use-dated-pages.ts';
import { Select } from '../../../ui/form/select.tsx';
import { Link } from '../../../ui/link.tsx';
import { ListTools } from '../../../ui/list-tools.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { WithFace } from '../../../ui/with-face.tsx';
import { disputesTexts } from '../disputes.texts.generated.ts';
import { DisputeBox, DisputeLines } from './dispute-box.tsx';
import { DisputeEvidence } from './dispute-evidence.tsx';
import { DisputeLine } from './dispute-line.tsx';

/** Payments that are disputed, for admins, the soonest deadline first (P403), or all of them, newest first (P214). */
export function DisputeList() {
  const t = useTexts(disputesTexts);
  const [order, setOrder] = useState<'due' | 'newest'>('due');
  const pages = useDatedPages('GET /admin/disputes', 'disputes', { query: { limit: 10, order } });
  return (
    <DisputeBox>
      <ListTools {...pages.tools} />
      <Select
        label={t.show}
        value={order}
        options={[
          { value: 'due', label: t.due },
          { value: 'newest', label: t.newest },
        ]}
        onChange={(value) => setOrder(value === 'due' ? 'due' : 'newest')}
      />
      <Loaded
        query={pages}
        failedTitle={t.failed}
        loading={<SkeletonList count={2} height={96} label={t.loading} />}
        empty={<p className="dim">{order === 'due' ? t.noneDue : t.none}</p>}
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
                >
                  {dispute.state === 'open' && <DisputeEvidence id={dispute.id} />}
                </DisputeLine>
              ))}
            </DisputeLines>
            <LoadMore {...pages.more} />
          </>
        )}
      </Loaded>
    </DisputeBox>
  );
}
