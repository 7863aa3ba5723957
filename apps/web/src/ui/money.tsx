import { formatCredits, formatPesos } from '@likha/contract/money';

/** Pesos as `₱1,234.50`, figures of one width. */
export function Pesos({ amount }: { amount: number | null | undefined }) {
  return <span className="money">{formatPesos(amount)}</span>;
}

/** `50 credits · ₱50.00`: a price is always shown in both. */
export function Price({ credits, pesos }: { credits: number; pesos: number }) {
  return (
    <span className="money">
      {formatCredits(credits)} · {formatPesos(pesos)}
    </span>
  );
}

/** What came in or went out, with its sign, in its colour. */
export function SignedCredits({ amount }: { amount: number }) {
  const sign = amount > 0 ? '+' : amount < 0 ? '−' : '';
  const tone = amount > 0 ? 'var(--jade-text)' : 'var(--text)';
  return (
    <span className="money" style={{ color: tone, fontWeight: 650 }}>
      {sign}
      {formatCredits(Math.abs(amount))}
    </span>
  );
}
