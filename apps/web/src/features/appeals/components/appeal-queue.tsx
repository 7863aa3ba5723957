import { useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { useDatedPages } from '../../../lib/use-dated-pages.ts';
import { IconScale } from '../../../ui/icons/icons.generated.ts';
import { OpenOrDecided, type OpenOrDecidedStatus } from '../../../ui/open-or-decided.tsx';
import { queueTexts } from '../queue.texts.generated.ts';
import { AppealCard } from './appeal-card.tsx';

/** Appeals for admins: those that wait, the longest waiting first, or those decided. */
export function AppealQueue() {
  const t = useTexts(queueTexts);
  const [status, setStatus] = useState<OpenOrDecidedStatus>('open');
  return (
    <OpenOrDecided
      label={t.appeals}
      words={{
        which: t.which,
        loading: t.loading,
        loadFailed: t.loadFailed,
        noneOpen: t.noneOpen,
        noneDecided: t.noneDecided,
      }}
      status={status}
      onStatus={setStatus}
      pages={useDatedPages('GET /admin/appeals', 'appeals', { query: { status, limit: 20 } })}
      icon={<IconScale size={32} stroke={1.75} />}
      list={(appeals) => appeals.map((appeal) => <AppealCard key={appeal.id} appeal={appeal} />)}
    />
  );
}
