import { useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { useSettledValue } from '../../../ui/use-settled-value.ts';
import { staffTexts } from '../staff.texts.generated.ts';
import classes from './add-staff.module.css';
import { RoleDialog } from './role-dialog.tsx';

interface Found {
  id: string;
  full_name: string;
}

/** Looks for somebody, and asks which role they get. */
export function AddStaff({ onClose }: { onClose: () => void }) {
  const t = useTexts(staffTexts);
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<Found | null>(null);
  const settled = useSettledValue(search.trim().replace(/^@\s*/, ''), 300);
  if (chosen) return <RoleDialog person={chosen} onClose={onClose} />;
  return (
    <Dialog title={t.add} onClose={onClose}>
      <div className={classes.search}>
        <p>{t.addHint}</p>
        <SearchField label={t.search} value={search} onChange={setSearch} />
        {settled.length > 1 && <FoundPeople search={settled} onChoose={setChosen} />}
      </div>
    </Dialog>
  );
}

function FoundPeople({ search, onChoose }: { search: string; onChoose: (person: Found) => void }) {
  const t = useTexts(staffTexts);
  const query = { limit: 5, search, user_type: 'fan', status: 'active' } as const;
  const found = useCall('GET /admin/users', { query });
  return (
    <Loaded
      query={found}
      failedTitle={t.loadFailed}
      loading={<SkeletonList count={2} height={64} label={t.loading} />}
    >
      {({ people }) =>
        people.length === 0 ? (
          <p role="status">{t.nobody}</p>
        ) : (
          <ul className={classes.list}>
            {people.map((person) => (
              <li key={person.id} className={classes.found}>
                <span className={classes.who}>
                  <strong>{person.full_name}</strong>
                  <span className="dim">@{person.username}</span>
                </span>
                <Button variant="default" onClick={() => onChoose(person)}>
                  {t.give}
                </Button>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
