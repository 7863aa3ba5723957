import type { Answer } from '../../../lib/api-types.ts';
import { useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { WithFace } from '../../../ui/with-face.tsx';
import { staffTexts } from '../staff.texts.generated.ts';
import { roleWords } from './role-words.ts';
import classes from './staff-row.module.css';

export type Member = Answer<'GET /admin/staff'>['staff'][number];

interface StaffRowProps {
  member: Member;
  isOneself: boolean;
  onChange: () => void;
  onTake: () => void;
}

/** One of the staff: who they are, what they may do, and what is out of the ordinary. */
export function StaffRow({ member, isOneself, onChange, onTake }: StaffRowProps) {
  const t = useTexts(staffTexts);
  const { role, status } = member;
  const statuses = {
    suspended: t.suspended,
    banned: t.banned,
    leaving: t.leaving,
    erased: t.erased,
  };
  const words = role ? roleWords(t)[role] : { name: t.noRole, may: t.noRoleMay };
  const notes = [
    ...(status === 'active' ? [] : [statuses[status]]),
    ...(member.has_two_factor ? [] : [t.noTwoFactor]),
  ];
  return (
    <Card as="li" size="sm" className={classes.row} data-testid="staff-member">
      <WithFace name={member.full_name} avatar={member.avatar}>
        <strong>
          {member.full_name} {isOneself && <span className="dim">({t.you})</span>}
        </strong>
        <span className="dim">
          @{member.username} · {member.email}
        </span>
        {notes.length > 0 && <span className={classes.note}>{notes.join(' · ')}</span>}
      </WithFace>
      <div className={classes.role}>
        <strong>{words.name}</strong>
        <span className="dim">{words.may}</span>
      </div>
      <div className={classes.acts}>
        <Button variant="default" onClick={onChange}>
          {t.change}
        </Button>
        <Button variant="subtle" onClick={onTake}>
          {t.take}
        </Button>
      </div>
    </Card>
  );
}
