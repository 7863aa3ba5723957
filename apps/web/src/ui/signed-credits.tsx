import { formatCredits } from '@likha/contract/money';

/** What came in or went out, with its sign, in its colour. */
export function SignedCredits({ amount }: { amount: number }) {
  const tone = amount > 0 ? 'var(--jade-text)' : 'var(--text)';
  return (
    <span className="money" style={{ color: tone, fontWeight: 650 }}>
      {amount > 0 && '+'}
      {formatCredits(amount)}
    </span>
  );
}
