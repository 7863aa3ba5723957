import { formatPesos } from '@likha/contract/money';
import type { Answer } from '../../../lib/api-types.ts';
import { dateAndTime } from '../../../lib/relative-time.ts';
import { useSession } from '../../../lib/session.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useWithdrawn, Withdraw } from '../../../ui/withdraw.tsx';
import { rateTexts } from '../rate.texts.generated.ts';

interface ProposedRateProps {
  proposal: NonNullable<Answer<'GET /credits/admin/conversion-rate'>['proposal']>;
}

/** A rate that waits for a second person (P333), which who proposed it withdraws (P842). */
export function ProposedRate({ proposal }: ProposedRateProps) {
  const t = useTexts(rateTexts);
  const language = useLanguage();
  const { user } = useSession();
  const follows = useWithdrawn(['GET /credits/admin/conversion-rate']);
  const withdraw = useAction('DELETE /credits/admin/conversion-rate/first-approval', follows);
  const isMine = proposal.by_id === user?.id;
  const words = { name: proposal.by, pesos: formatPesos(proposal.php_per_credit) };
  return (
    <Notice
      tone="warn"
      actions={
        isMine && <Withdraw what="proposal" isBusy={withdraw.isPending} onPress={() => withdraw.mutate({})} />
      }
    >
      <p>
        {(proposal.counts ? (isMine ? t.proposalYours : t.proposal) : t.proposalGone)({
          ...words,
          when: dateAndTime(proposal.at, language),
        })}
      </p>
    </Notice>
  );
}
