import { formatPesos } from '@likha/contract/money';
import { monthName } from '../../../lib/month-name.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { type Column, FactTable } from '../../../ui/fact-table.tsx';
import { type StatementsTexts, statementsTexts } from '../statements.texts.generated.ts';
import { columnsOf, type FigureName, figureOf, type YearMonth } from '../year-columns.ts';

/** What stands above a column. */
const labelOf = (name: FigureName, t: StatementsTexts): string =>
  ({
    paid: t.columnPaid,
    kept: t.columnKept,
    yours: t.columnYours,
    commission: t.commission,
    back: t.columnBack,
    payouts: t.payouts_sent,
    tax: t.columnTax,
    rest: t.other,
    closing: t.columnClosing,
  })[name];

/** The months of a year in a row, a table where there is room and a card each where there is none. */
export function YearMonths({ caption, months }: { caption: string; months: readonly YearMonth[] }) {
  const t = useTexts(statementsTexts);
  const language = useLanguage();
  const figures = columnsOf(months).map(
    (name): Column<YearMonth> => ({
      name,
      label: labelOf(name, t),
      isFigure: true,
      isNothing: (month) => name !== 'closing' && figureOf(name, month) === 0,
      cell: (month) => formatPesos(figureOf(name, month)),
    }),
  );
  return (
    <FactTable
      caption={caption}
      items={months}
      keyOf={({ month }) => month}
      testId="year-month"
      columns={[
        {
          name: 'month',
          label: t.columnMonth,
          isPlain: true,
          cell: ({ month }) => <strong>{monthName(month, language)}</strong>,
        },
        ...figures,
      ]}
    />
  );
}
