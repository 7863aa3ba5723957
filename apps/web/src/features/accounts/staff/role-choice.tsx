import { STAFF_ROLES, type StaffRole } from '@likha/contract/staff-roles';
import { useTexts } from '../../../lib/texts.ts';
import { ChoiceCard } from '../../../ui/form/choice-card.tsx';
import { staffTexts } from '../staff.texts.generated.ts';
import classes from './role-choice.module.css';
import { roleWords } from './role-words.ts';

interface RoleChoiceProps {
  value: StaffRole;
  onChange: (role: StaffRole) => void;
}

/** The roles there are, one under the other, each with what it may. */
export function RoleChoice({ value, onChange }: RoleChoiceProps) {
  const t = useTexts(staffTexts);
  const words = roleWords(t);
  return (
    <fieldset className={classes.roles}>
      <legend className="visually-hidden">{t.role}</legend>
      {STAFF_ROLES.map((role) => (
        <ChoiceCard key={role} name="role" isChosen={role === value} onChoose={() => onChange(role)}>
          <span className={classes.words}>
            <strong>{words[role].name}</strong>
            <span className="dim">{words[role].may}</span>
          </span>
        </ChoiceCard>
      ))}
    </fieldset>
  );
}
