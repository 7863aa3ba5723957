import { type ReactNode, useEffect, useRef, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { setConsentAsker } from '../../../lib/consent.ts';
import { updateUser } from '../../../lib/session.ts';
import { OnDemand } from '../../../ui/on-demand.tsx';

const loadDialog = () => import('./consent-dialog.tsx').then((module) => module.ConsentDialog);

/** Whether there is something to accept is the server's to say: another tab may have accepted it, and its day may just have come. */
async function hasAccepted(): Promise<boolean> {
  const { user } = await api('GET /auth/me');
  updateUser(user);
  return !user.needs_consent;
}

/** Asks in a dialog whether somebody accepts the documents in force: when a call needs it, or when they press for it (P362). */
export function ConsentAsker({ children }: { children: (ask: () => void) => ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const settle = useRef<(isAccepted: boolean) => void>(() => undefined);
  function decide(isAccepted: boolean) {
    setIsOpen(false);
    settle.current(isAccepted);
  }
  useEffect(() => {
    const takeAway = setConsentAsker(async () => {
      if (await hasAccepted().catch(() => false)) return true;
      setIsOpen(true);
      return new Promise((resolve) => {
        settle.current = resolve;
      });
    });
    return () => {
      takeAway();
      settle.current(false);
    };
  }, []);
  return (
    <>
      {children(() => setIsOpen(true))}
      {isOpen && <OnDemand load={loadDialog} props={{ onDecided: decide }} onFailed={() => decide(false)} />}
    </>
  );
}
