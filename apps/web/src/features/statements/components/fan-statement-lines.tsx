import { formatCredits, formatPesos } from '@likha/contract/money';
import { useState } from 'react';
import type { Answer } from '../../../lib/api-types.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Figure, Figures } from '../../../ui/figures.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SignedCredits } from '../../../ui/signed-credits.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { fanTexts } from '../fan.texts.generated.ts';
import { fanLineName } from '../fan-line-name.ts';
import { MonthSheet } from './month-sheet.tsx';
import { StatementFiles } from './statement-files.tsx';

type FanStatement = Answer<'GET /credits/statements/{month}'>;

/** From what was in the wallet at the beginning of a month to what was at its end; with whom it was spent where the fan wants it. */
export function FanStatementLines({ month }: { month: string }) {
  const t = useTexts(fanTexts);
  const [byCreator, setByCreator] = useState(false);
  return (
    <MonthSheet>
      <Loaded
        query={useCall('GET /credits/statements/{month}', {
          params: { month },
          query: { by_creator: byCreator },
        })}
        loading={<Skeleton height={200} label={t.loading} />}
        failedTitle={t.failed}
      >
        {(statement) => <Lines statement={statement} />}
      </Loaded>
      <Switch
        label={t.byCreator}
        description={t.byCreatorHint}
        checked={byCreator}
        onChange={(event) => setByCreator(event.currentTarget.checked)}
      />
      <StatementFiles path={`/credits/statements/${month}`} query={byCreator ? '?by_creator=true' : ''} />
    </MonthSheet>
  );
}

function Lines({ statement: { opening, closing, lines, creators } }: { statement: FanStatement }) {
  const t = useTexts(fanTexts);
  return (
    <>
      <Figures>
        <Figure name={t.opening}>{formatCredits(opening)}</Figure>
        {lines.map(({ kind, count, credits, pesos }) => {
          const line = t.line({ kind: fanLineName(kind, t), count });
          const name = pesos === null ? line : t.withPesos({ line, pesos: formatPesos(pesos) });
          return (
            <Figure key={kind} name={name}>
              <SignedCredits amount={credits} />
            </Figure>
          );
        })}
        <Figure name={t.closing} strong>
          {formatCredits(closing)}
        </Figure>
      </Figures>
      {creators && <Creators creators={creators} />}
    </>
  );
}

function Creators({ creators }: { creators: NonNullable<FanStatement['creators']> }) {
  const t = useTexts(fanTexts);
  if (creators.length === 0) return <p className="dim">{t.noCreators}</p>;
  return (
    <section aria-label={t.creators}>
      <strong>{t.creators}</strong>
      <Figures>
        {creators.map(({ username, full_name: name, count, credits }) => (
          <Figure
            key={username ?? 'left'}
            name={t.line({ kind: username === null ? t.left : `${name} (@${username})`, count })}
          >
            {formatCredits(credits)}
          </Figure>
        ))}
      </Figures>
    </section>
  );
}
