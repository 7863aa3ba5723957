import { formatPesos } from '@likha/contract/money';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Figure, Figures } from '../../../ui/figures.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { referralTexts } from '../referral.texts.generated.ts';
import { referralLineName } from '../referral-line-name.ts';
import { MonthSheet } from './month-sheet.tsx';
import { StatementFiles } from './statement-files.tsx';

/** From the commission that was there at the beginning of a month to what was at its end; what of it waits, and whose sales it is of. */
export function ReferralStatementLines({ month }: { month: string }) {
  const t = useTexts(referralTexts);
  return (
    <Loaded
      query={useCall('GET /affiliates/statements/{month}', { params: { month } })}
      loading={<Skeleton height={200} label={t.loading} />}
      failedTitle={t.failed}
    >
      {({ opening, closing, lines, creators, ...held }) => (
        <MonthSheet>
          <Figures>
            <Figure name={t.opening}>{formatPesos(opening)}</Figure>
            {lines.map(({ kind, count, amount }) => (
              <Figure key={kind} name={t.line({ kind: referralLineName(kind, t), count })}>
                {formatPesos(amount)}
              </Figure>
            ))}
            <Figure name={t.closing} strong>
              {formatPesos(closing)}
            </Figure>
          </Figures>
          <Part title={t.onHold}>
            <Figure name={t.heldOpening}>{formatPesos(held.opening_held)}</Figure>
            <Figure name={t.released}>{formatPesos(held.released)}</Figure>
            <Figure name={t.heldClosing}>{formatPesos(held.closing_held)}</Figure>
          </Part>
          {creators.length > 0 && (
            <Part title={t.byCreator}>
              {creators.map(({ username, count, amount }) => (
                <Figure
                  key={username ?? 'left'}
                  name={t.line({ kind: username === null ? t.left : `@${username}`, count })}
                >
                  {formatPesos(amount)}
                </Figure>
              ))}
            </Part>
          )}
          <StatementFiles path={`/affiliates/statements/${month}`} />
        </MonthSheet>
      )}
    </Loaded>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <strong>{title}</strong>
      <Figures>{children}</Figures>
    </section>
  );
}
