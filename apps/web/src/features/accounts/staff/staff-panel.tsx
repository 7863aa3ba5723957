import { useState } from 'react';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useDatedPages } from '../../../lib/use-dated-pages.ts';
import { Button } from '../../../ui/button.tsx';
import { ListTools } from '../../../ui/list-tools.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { staffTexts } from '../staff.texts.generated.ts';
import { AddStaff } from './add-staff.tsx';
import { RoleDialog } from './role-dialog.tsx';
import classes from './staff-panel.module.css';
import { type Member, StaffTable } from './staff-table.tsx';
import { TakeDialog } from './take-dialog.tsx';

type Asked = { what: 'role' | 'take'; member: Member } | { what: 'add' } | null;

/** Who is of the staff and what each may do; owners give and take roles here. */
export function StaffPanel() {
  const t = useTexts(staffTexts);
  const { user } = useSession();
  const [asked, setAsked] = useState<Asked>(null);
  const close = () => setAsked(null);
  const pages = useDatedPages('GET /admin/staff', 'staff', { query: { limit: 50 } });
  return (
    <section className={classes.panel} aria-label={t.list}>
      <Button className={classes.add} onClick={() => setAsked({ what: 'add' })}>
        {t.add}
      </Button>
      <ListTools {...pages.tools} />
      <Loaded
        query={pages}
        failedTitle={t.loadFailed}
        loading={<SkeletonList count={3} height={96} label={t.loading} />}
      >
        {(members) => (
          <>
            <StaffTable
              members={members}
              ownId={user?.id}
              onChange={(member) => setAsked({ what: 'role', member })}
              onTake={(member) => setAsked({ what: 'take', member })}
            />
            <LoadMore {...pages.more} />
          </>
        )}
      </Loaded>
      {asked?.what === 'role' && <RoleDialog person={asked.member} onClose={close} />}
      {asked?.what === 'take' && <TakeDialog person={asked.member} onClose={close} />}
      {asked?.what === 'add' && <AddStaff onClose={close} />}
    </section>
  );
}
