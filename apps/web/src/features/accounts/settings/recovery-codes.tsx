import { useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { notify } from '../../../ui/toast/toast.ts';
import { twoFactorTexts } from '../two-factor.texts.generated.ts';
import classes from './recovery-codes.module.css';
import { SettingsActions } from './settings-form.tsx';

/** The recovery codes, the one time that they are shown. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useTexts(twoFactorTexts);
  async function copy() {
    await navigator.clipboard.writeText(codes.join('\n'));
    notify({ tone: 'good', title: t.copied });
  }
  return (
    <>
      <div role="status">
        <Notice tone="good">
          <strong>{t.keepCodes}</strong>
          <p>{t.keepCodesText}</p>
        </Notice>
      </div>
      <ul className={classes.codes} data-testid="recovery-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <SettingsActions>
        <Button onClick={onKept}>{t.codesKept}</Button>
        <Button variant="default" onClick={() => void copy()}>
          {t.copyCodes}
        </Button>
      </SettingsActions>
    </>
  );
}
