import { IconScale } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { usePages } from '../../../lib/use-pages.ts';
import { Select } from '../../../ui/form/select.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { queueTexts } from '../queue.texts.generated.ts';
import { AppealCard } from './appeal-card.tsx';
import classes from './appeal-queue.module.css';

type Status = 'open' | 'decided';

/** Appeals for admins: those that wait, the longest waiting first, or those decided. */
export function AppealQueue() {
  const t = useTexts(queueTexts);
  const [status, setStatus] = useState<Status>('open');
  const pages = usePages('GET /admin/appeals', 'appeals', { query: { status, limit: 20 } });
  return (
    <section className={classes.queue} aria-label={t.appeals}>
      <Select
        label={t.which}
        value={status}
        options={[
          { value: 'open', label: t.open },
          { value: 'decided', label: t.decided },
        ]}
        onChange={(value) => setStatus(value === 'decided' ? 'decided' : 'open')}
      />
      <Loaded
        query={pages}
        failedTitle={t.loadFailed}
        loading={<SkeletonList count={2} height={240} label={t.loading} />}
        empty={
          <StatePanel
            icon={<IconScale size={32} stroke={1.75} />}
            title={status === 'open' ? t.noneOpen : t.noneDecided}
          />
        }
      >
        {(appeals) => (
          <>
            {appeals.map((appeal) => (
              <AppealCard key={appeal.id} appeal={appeal} />
            ))}
            <LoadMore {...pages.more} />
          </>
        )}
      </Loaded>
    </section>
  );
}
