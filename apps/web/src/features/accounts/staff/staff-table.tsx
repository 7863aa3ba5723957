import type { Answer } from '../../../lib/api-types.ts';
import { useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { FactTable } from '../../../ui/fact-table.tsx';
import { WithFace } from '../../../ui/with-face.tsx';
import { staffTexts } from '../staff.texts.generated.ts';
import { roleWords } from './role-words.ts';
import classes from './staff-table.module.css';

export type Member = Answer<'GET /admin/staff'>['staff'][number];

interface StaffTableProps {
  members: Member[];
  ownId: string | undefined;
  onChange: (member: Member) => void;
  onTake: (member: Member) => void;
}

/** The staff: who they are, what they may do, and what is out of the ordinary. */
export function StaffTable({ members, ownId, onChange, onTake }: StaffTableProps) {
  const t = useTexts(staffTexts);
  return (
    <FactTable
      caption={t.list}
      items={members}
      keyOf={({ id }) => id}
      testId="staff-member"
      unfolds={{
        column: t.columnActs,
        label: ({ full_name: name }) => t.actsOn({ name }),
        of: (member) => (
          <div className={classes.acts}>
            <Button variant="default" onClick={() => onChange(member)}>
              {t.change}
            </Button>
            <Button variant="subtle" onClick={() => onTake(member)}>
              {t.take}
            </Button>
          </div>
        ),
      }}
      columns={[
        {
          name: 'who',
          label: t.person,
          isPlain: true,
          cell: (member) => <Who member={member} isOneself={member.id === ownId} />,
        },
        { name: 'role', label: t.role, isPlain: true, cell: ({ role }) => <Role role={role} /> },
      ]}
    />
  );
}

function Who({ member, isOneself }: { member: Member; isOneself: boolean }) {
  const t = useTexts(staffTexts);
  const statuses = {
    suspended: t.suspended,
    banned: t.banned,
    leaving: t.leaving,
    erased: t.erased,
  };
  const notes = [
    ...(member.status === 'active' ? [] : [statuses[member.status]]),
    ...(member.has_two_factor ? [] : [t.noTwoFactor]),
  ];
  return (
    <WithFace name={member.full_name} avatar={member.avatar}>
      <strong>
        {member.full_name} {isOneself && <span className="dim">({t.you})</span>}
      </strong>
      <span className="dim">
        @{member.username} · {member.email}
      </span>
      {notes.length > 0 && <span className={classes.note}>{notes.join(' · ')}</span>}
    </WithFace>
  );
}

function Role({ role }: Pick<Member, 'role'>) {
  const t = useTexts(staffTexts);
  const words = role ? roleWords(t)[role] : { name: t.noRole, may: t.noRoleMay };
  return (
    <div className={classes.role}>
      <strong>{words.name}</strong>
      <span className="dim">{words.may}</span>
    </div>
  );
}
