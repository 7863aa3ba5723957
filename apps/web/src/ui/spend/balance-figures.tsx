import { formatCredits, formatPesos } from '@likha/contract/money';
import type { Offer } from '../../lib/offer.ts';
import { useTexts } from '../../lib/texts.ts';
import { Figure, Figures } from '../figures.tsx';
import { spendingTexts } from './spending.texts.generated.ts';

interface BalanceFiguresProps {
  offer: Pick<Offer, 'credits' | 'pesos'>;
  /** Credits; null while it loads. */
  balance: number | null;
  isTooFew?: boolean;
}

/** The price in credits and pesos between the balance before and after (P20). */
export function BalanceFigures({ offer, balance, isTooFew = false }: BalanceFiguresProps) {
  const t = useTexts(spendingTexts);
  return (
    <Figures>
      <Figure name={isTooFew ? t.yourBalance : t.balanceNow}>
        {balance === null ? '…' : formatCredits(balance)}
      </Figure>
      <Figure name={t.price}>
        {formatCredits(offer.credits)} · {formatPesos(offer.pesos)}
      </Figure>
      {!isTooFew && (
        <Figure name={t.balanceAfter} strong>
          {balance === null ? '…' : formatCredits(balance - offer.credits)}
        </Figure>
      )}
    </Figures>
  );
}
