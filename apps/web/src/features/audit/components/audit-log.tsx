import { useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useDatedPages } from '../../../lib/use-dated-pages.ts';
import { PlainField } from '../../../ui/form/plain-field.tsx';
import { Select } from '../../../ui/form/select.tsx';

import { IconListSearch, IconUserSearch } from '../../../ui/icons/icons.generated.ts';
import { ListTools } from '../../../ui/list-tools.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { useSettledValue } from '../../../ui/use-settled-value.ts';
import { actionWords } from '../action-words.ts';
import { auditTexts } from '../audit.texts.generated.ts';
import classes from './audit-log.module.css';
import { AuditTable } from './audit-table.tsx';

/** A username or an id; the server refuses what is longer. */
const NAME_CHARACTERS = 36;

/** What admins did, newest first, by who, what, whom and days. */
export function AuditLog() {
  const t = useTexts(auditTexts);
  const [filter, setFilter] = useState({ who: '', what: '', whom: '' });
  const { who, what, whom } = useSettledValue(filter, 300);
  // What is empty is not sent.
  const query = {
    limit: 50,
    ...(who.trim() && { who: who.trim() }),
    ...(what && { what }),
    ...(whom.trim() && { whom: whom.trim() }),
  };
  const pages = useDatedPages('GET /admin/audit', 'actions', { query }, { keepsPrevious: true });
  const known = useCall('GET /admin/audit', { query: { limit: 1 } }).data?.known_actions ?? [];
  const change = (part: Partial<typeof filter>) => setFilter((before) => ({ ...before, ...part }));
  const options = [
    { value: '', label: t.anything },
    ...known.map((value) => ({ value, label: actionWords(value, t) })),
  ];
  return (
    <section className={classes.log} aria-label={t.title}>
      <ListTools {...pages.tools}>
        <Select
          label={t.what}
          value={filter.what}
          options={options}
          onChange={(value) => change({ what: value })}
        />
        <PersonField label={t.who} value={filter.who} onChange={(value) => change({ who: value })} />
        <PersonField label={t.whom} value={filter.whom} onChange={(value) => change({ whom: value })} />
      </ListTools>
      <Loaded
        query={pages}
        failedTitle={t.loadFailed}
        loading={<SkeletonList count={14} height={36} label={t.loading} />}
        empty={<StatePanel icon={<IconListSearch size={32} stroke={1.75} />} title={t.none} />}
      >
        {(actions) => (
          <>
            <AuditTable actions={actions} />
            <LoadMore {...pages.more} />
          </>
        )}
      </Loaded>
    </section>
  );
}

interface PersonFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Whom a filter is about, by username or id. */
function PersonField({ label, value, onChange }: PersonFieldProps) {
  return (
    <PlainField icon={<IconUserSearch size={20} stroke={1.75} />} side="start">
      {(field) => (
        <input
          aria-label={label}
          placeholder={label}
          {...field}
          value={value}
          maxLength={NAME_CHARACTERS}
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </PlainField>
  );
}
