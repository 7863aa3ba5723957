import { paths } from '@likha/contract/addresses';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { Link } from '../../../ui/link.tsx';
import { OnDemand } from '../../../ui/on-demand.tsx';
import { useSafeMode } from '../api/use-safe-mode.ts';
import { matureTexts } from '../mature.texts.generated.ts';
import classes from './show-mature.module.css';

/** The dialog brings the kit, which public pages do without. */
const loadAgeDialog = () => import('./age-dialog.tsx').then((module) => module.AgeDialog);

/** Whether mature posts are shown: off is safe mode. Guests are never shown any, and told how to be (P24). */
export function ShowMature() {
  const { user } = useSession();
  return user ? <OwnChoice /> : <GuestsChoice />;
}

function OwnChoice() {
  const t = useTexts(matureTexts);
  const mode = useSafeMode(t.notSaved);
  return (
    <>
      <PlainSwitch isOn={!mode.isOn} isDisabled={!mode.isKnown || mode.isBusy} onPress={mode.toggle} />
      {mode.asksAge && (
        <OnDemand
          load={loadAgeDialog}
          props={{ isBusy: mode.isBusy, onConfirm: mode.confirmAge, onClose: mode.close }}
          onFailed={mode.close}
        />
      )}
    </>
  );
}

function GuestsChoice() {
  const t = useTexts(matureTexts);
  const [isAsked, setIsAsked] = useState(false);
  const wanted = paths.here(useLocation());
  return (
    <>
      <PlainSwitch isOn={false} onPress={() => setIsAsked(true)} />
      <p role="status" className={classes.hint}>
        {isAsked && (
          <>
            {t.membersOnly}{' '}
            <Link to={paths.login()} state={{ wanted }}>
              {t.signIn}
            </Link>
          </>
        )}
      </p>
    </>
  );
}

interface PlainSwitchProps {
  isOn: boolean;
  isDisabled?: boolean;
  onPress: () => void;
}

/** A switch without the kit. */
function PlainSwitch({ isOn, isDisabled = false, onPress }: PlainSwitchProps) {
  const t = useTexts(matureTexts);
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      disabled={isDisabled}
      onClick={onPress}
      className={classes.choice}
    >
      <span className={classes.track} aria-hidden="true" />
      {t.show}
    </button>
  );
}
