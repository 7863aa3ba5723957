import { useEffect, useEffectEvent } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { useIsHydrated } from '../../../ui/use-is-hydrated.ts';
import { passkeysTexts } from '../passkeys.texts.generated.ts';
import { canUsePasskeys } from './can-use-passkeys.ts';
import { usePasskeySignIn } from './use-passkey-sign-in.ts';

/** A way in without a password; also among what the browser offers to fill in, where it can. */
export function PasskeySignIn() {
  return useIsHydrated() && canUsePasskeys() ? <PasskeyButton /> : null;
}

function PasskeyButton() {
  const t = useTexts(passkeysTexts);
  const signIn = usePasskeySignIn();
  const offered = usePasskeySignIn();
  const offer = useEffectEvent(() => offered.mutate({ isAutofill: true }));
  useEffect(() => {
    let isGone = false;
    void PublicKeyCredential.isConditionalMediationAvailable?.().then((can) => can && !isGone && offer());
    return () => {
      isGone = true;
      // What still waits for a choice ends with the page.
      void import('@simplewebauthn/browser').then((browser) => browser.WebAuthnAbortService.cancelCeremony());
    };
  }, []);
  return (
    <Button
      variant="default"
      size="lg"
      loading={signIn.isPending}
      onClick={() => signIn.mutate({ isAutofill: false })}
    >
      {t.signIn}
    </Button>
  );
}
