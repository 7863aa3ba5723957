import { useTexts } from '../../../lib/texts.ts';
import { useDatedPages } from '../../../lib/use-dated-pages.ts';
import { useKeptChoice } from '../../../lib/use-kept-choice.ts';
import { Select } from '../../../ui/form/select.tsx';
import { ListTools } from '../../../ui/list-tools.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { disputesTexts } from '../disputes.texts.generated.ts';
import { DisputeBox } from './dispute-box.tsx';
import { DisputeEvidence } from './dispute-evidence.tsx';
import { DisputeRatios } from './dispute-ratios.tsx';
import { DisputeTable } from './dispute-table.tsx';

/** Payments that are disputed, for admins, the soonest deadline first (P403), or all of them, newest first (P214). */
export function DisputeList() {
  const t = useTexts(disputesTexts);
  const shown = useKeptChoice('disputes', [
    { value: 'due', label: t.due },
    { value: 'newest', label: t.newest },
  ]);
  const order = shown.value;
  const pages = useDatedPages('GET /admin/disputes', 'disputes', { query: { limit: 10, order } });
  return (
    <DisputeBox>
      <ListTools {...pages.tools}>
        <Select label={t.show} {...shown} />
      </ListTools>
      <Loaded
        query={pages}
        failedTitle={t.failed}
        loading={<SkeletonList count={2} height={96} label={t.loading} />}
        empty={<p className="dim">{order === 'due' ? t.noneDue : t.none}</p>}
      >
        {(disputes) => (
          <>
            <DisputeTable
              disputes={disputes}
              below={({ id, state }) => state === 'open' && <DisputeEvidence id={id} />}
            />
            <LoadMore {...pages.more} />
          </>
        )}
      </Loaded>
      <DisputeRatios />
    </DisputeBox>
  );
}
