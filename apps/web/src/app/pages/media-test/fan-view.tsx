import { useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { ChoiceCard } from '../../../ui/form/choice-card.tsx';
import { Choices } from '../../../ui/form/choices.tsx';
import { notify } from '../../../ui/toast/toast.ts';
import classes from './fan-view.module.css';
import { mediaTestTexts } from './media-test.texts.generated.ts';
import { TestFiles, type TestRole } from './test-files.tsx';

/** The test files as fans see them: locked until somebody subscribes or buys, as far as this page goes. */
export function FanView() {
  const t = useTexts(mediaTestTexts);
  const [role, setRole] = useState<TestRole>('visitor');
  const [bought, setBought] = useState<readonly string[]>([]);
  const roles = [
    { value: 'visitor', label: t.visitor },
    { value: 'subscriber', label: t.subscriber },
    { value: 'buyer', label: t.buyer },
  ] as const;
  return (
    <div className={classes.view}>
      <h2 className="visually-hidden">{t.fan}</h2>
      <p className="dim">{t.fanLead}</p>
      <Choices legend={t.lookAs} isPlain inOneRow>
        {roles.map(({ value, label }) => (
          <ChoiceCard
            key={value}
            name="test-role"
            className={classes.role}
            isChosen={role === value}
            onChoose={() => {
              setRole(value);
              setBought([]);
            }}
          >
            {label}
          </ChoiceCard>
        ))}
      </Choices>
      <TestFiles
        roleOf={({ id }) => (bought.includes(id) ? 'buyer' : role)}
        onSubscribe={() => setRole('subscriber')}
        onUnlock={({ id }) => {
          setBought([...bought, id]);
          notify({ tone: 'good', title: t.unlocked, text: t.unlockedText });
        }}
      />
    </div>
  );
}
