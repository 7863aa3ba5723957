import { useAction } from '../../../lib/use-action.ts';
import { useWithdrawn, Withdraw } from '../../../ui/withdraw.tsx';

/** Withdraws one's own first approval of a payout (P842). */
export function WithdrawApproval({ id }: { id: string }) {
  const follows = useWithdrawn(['GET /admin/payouts']);
  const withdraw = useAction('DELETE /admin/payouts/{id}/first-approval', follows);
  return (
    <Withdraw
      what="approval"
      isBusy={withdraw.isPending}
      onPress={() => withdraw.mutate({ params: { id } })}
    />
  );
}
