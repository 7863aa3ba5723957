import type { Language } from '@likha/contract';
import { LOCALES } from '@likha/contract/language';
import type { StatementLineKind } from '@likha/contract/late-limits';
import { formatCentavos } from '@likha/contract/money';
import type { Month } from '../../platform/philippine-months.ts';
import type { Statement } from './statement.ts';
import { statementsTexts } from './statements.texts.generated.ts';

type Row = readonly [name: string, value: string];

/** `November 2026`, in the reader's language. */
export function monthName(month: Month, language: Language): string {
  return new Date(`${month}-15T00:00:00.000Z`).toLocaleDateString(LOCALES[language], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

/** The lines of a month, or of a year, in words, from the opening to the closing. */
export function statementRows(
  { opening, closing, lines }: Omit<Statement, 'month'>,
  language: Language,
): Row[] {
  const t = statementsTexts[language];
  const figures = lines.map(({ kind, count, gross, amount }): Row => {
    const name = `${lineName(kind, language)} (${count})`;
    return [
      name,
      gross === null
        ? formatCentavos(amount)
        : t.share({ gross: formatCentavos(gross), share: formatCentavos(amount) }),
    ];
  });
  return [[t.opening, formatCentavos(opening)], ...figures, [t.closing, formatCentavos(closing)]];
}

/** What a paper says of taxes, by whether any were withheld. */
export function taxNote({ lines }: Pick<Statement, 'lines'>, language: Language): string {
  const t = statementsTexts[language];
  const isTaxed = lines.some(({ kind }) => kind === 'tax_withheld' || kind === 'tax_returned');
  return isTaxed ? t.noteTaxed : t.noteTaxes;
}

/** What a kind of movement is called. */
export function lineName(kind: StatementLineKind, language: Language): string {
  const t = statementsTexts[language];
  return {
    unlocks: t.unlocks,
    subscriptions: t.subscriptions,
    tips: t.tips,
    commission: t.commission,
    given_back: t.given_back,
    taken_back: t.taken_back,
    payouts_sent: t.payouts_sent,
    payouts_back: t.payouts_back,
    tax_withheld: t.tax_withheld,
    tax_returned: t.tax_returned,
    forfeited: t.forfeited,
    other: t.other,
  }[kind];
}

/** `-1234.50`: programs read it. */
export function decimal(centavos: number): number | string {
  return formatCentavos(Math.abs(centavos))
    .replace(/[^\d.]/g, '')
    .replace(/^/, centavos < 0 ? '-' : '');
}
