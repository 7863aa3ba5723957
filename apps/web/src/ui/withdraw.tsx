import { ApiError } from '../lib/api-error.ts';
import type { ReadAddress } from '../lib/call-key.ts';
import { useTexts } from '../lib/texts.ts';
import { useMoneyRefusal } from '../lib/use-money-refusal.ts';
import { Button } from './button.tsx';
import { notify } from './toast/toast.ts';
import { withdrawTexts } from './withdraw.texts.generated.ts';

interface WithdrawProps {
  /** What the first of two said. */
  what: 'approval' | 'request' | 'statement' | 'proposal';
  isBusy: boolean;
  onPress: () => void;
}

/** Withdraws what one said as the first of two, while no second person has come (P842). */
export function Withdraw({ what, isBusy, onPress }: WithdrawProps) {
  const t = useTexts(withdrawTexts);
  const words = { approval: t.approval, request: t.request, statement: t.statement, proposal: t.proposal };
  return (
    <Button variant="default" loading={isBusy} onClick={onPress}>
      {words[what]}
    </Button>
  );
}

/** What follows from it: what came of it is said, and what shows it is asked for again either way. */
export function useWithdrawn(shownBy: readonly ReadAddress[]) {
  const t = useTexts(withdrawTexts);
  const refusal = useMoneyRefusal('other');
  return {
    invalidates: shownBy,
    invalidatesOnError: shownBy,
    onSuccess: ({ message }: { message: string }) => notify({ tone: 'good', title: t.done, text: message }),
    onError: (error: Error) => {
      const words = refusal(error, { title: t.failed, text: t.failedText });
      // What shows it is loaded again, and with it what can be pressed.
      const isOpen = error instanceof ApiError && error.isUnanswered;
      notify(isOpen ? { ...words, text: t.unconfirmed } : words);
    },
  };
}
