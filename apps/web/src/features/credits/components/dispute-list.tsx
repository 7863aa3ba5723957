import { paths } from '@likha/contract/addresses';
import { useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { usePages } from '../../../lib/use-pages.ts';
import { Select } from '../../../ui/form/select.tsx';
import { Link } from '../../../ui/link.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { disputesTexts } from '../disputes.texts.generated.ts';
import { DisputeBox, DisputeLines } from './dispute-box.tsx';
import { DisputeEvidence } from './dispute-evidence.tsx';
import { DisputeLine } from './dispute-line.tsx';

/** Payments that are disputed, for admins, the soonest deadline first (P403), or all of them, newest first (P214). */
export function DisputeList() {
  const t = useTexts(disputesTexts);
  const [order, setOrder] = useState<'due' | 'newest'>('due');
  const pages = usePages('GET /admin/disputes', 'disputes', { query: { limit: 10, order } });
  return (
    <DisputeBox>
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
                    <Link to={paths.adminPerson(person.id)} className="text-link">
                      {person.full_name} (@{person.username})
                    </Link>
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
