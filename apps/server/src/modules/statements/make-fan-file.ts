import type { Language } from '@likha/contract';
import type { FanStatementLineKind } from '@likha/contract/late-limits';
import { formatCentavos, formatCredits } from '@likha/contract/money';
import type { BaseDeps } from '../../platform/base-deps.ts';
import type { SentFile } from '../../platform/http/file-route.ts';
import { oneLine } from '../../platform/letter/mail-words.ts';
import { philippineTime } from '../../platform/philippine-time.ts';
import { describeMovement } from '../ledger/index.ts';
import { fanTexts } from './fan.texts.generated.ts';
import { FAN_FORM, type FanStatement, fanKindOf } from './fan-statement.ts';
import { findFanMonth, readFanStatement } from './read-fan-statements.ts';
import { type AskedFile, drawMonth, listMonth } from './statement-file.ts';
import { decimal } from './statement-words.ts';
import { statementsTexts } from './statements.texts.generated.ts';

/** With whom it was spent is said where the fan wants it. */
type AskedFanFile = AskedFile & { byCreator: boolean };

/** A fan's month on paper. @throws AppError `statement_not_found` */
export async function drawFanStatement(deps: BaseDeps, asked: AskedFanFile): Promise<SentFile> {
  const { language } = asked;
  const t = fanTexts[language];
  const { statement, sellers } = await readFanStatement(deps, asked.ownerId, asked);
  const creators = (sellers ?? []).map(
    ({ username, full_name, amount }) =>
      [
        username === null ? t.left : `${oneLine(full_name ?? '')} (@${username})`,
        formatCredits(amount),
      ] as const,
  );
  return drawMonth(deps, asked, {
    rows: fanRows(statement, language),
    sections: creators.length > 0 ? [{ title: t.byCreator, rows: creators }] : [],
    notes: [statementsTexts[language].noteBooks],
  });
}

/** Every movement of a fan's month; without names and titles unless they want them. @throws AppError `statement_not_found` */
export async function listFanFile(deps: BaseDeps, asked: AskedFanFile): Promise<SentFile> {
  const { month, language, byCreator } = asked;
  const span = await findFanMonth(deps, asked.ownerId, month);
  const t = fanTexts[language];
  const { columnTime, columnKind, columnWhat } = statementsTexts[language];
  return listMonth(
    deps,
    { month, span },
    {
      columns: [
        columnTime,
        columnKind,
        columnWhat,
        ...(byCreator ? [t.columnCreator] : []),
        t.columnCredits,
        t.columnPesos,
      ],
      lineOf: (row) => {
        const kind = fanKindOf({ ...row, is_out: row.amount < 0 });
        const isNeutral = byCreator || row.reason === 'purchase';
        return [
          philippineTime(row.created_at),
          fanLineName(kind, language),
          isNeutral ? describeMovement(row, language) : fanLineName(kind, language),
          ...(byCreator ? [row.seller ?? ''] : []),
          row.amount,
          FAN_FORM.withGross.has(kind) ? decimal(row.gross) : '',
        ];
      },
    },
  );
}

function fanRows({ opening, closing, lines }: FanStatement, language: Language) {
  const t = fanTexts[language];
  const figures = lines.map(({ kind, count, gross, amount }) => {
    const value = formatCredits(amount);
    return [
      `${fanLineName(kind, language)} (${count})`,
      gross === null ? value : `${value} · ${formatCentavos(gross)}`,
    ] as const;
  });
  return [
    [t.opening, formatCredits(opening)] as const,
    ...figures,
    [t.closing, formatCredits(closing)] as const,
  ];
}

/** What a kind of movement is called. */
function fanLineName(kind: FanStatementLineKind, language: Language): string {
  const t = fanTexts[language];
  return {
    bought: t.bought,
    gifts_received: t.gifts_received,
    given_back: t.given_back,
    posts: t.posts,
    messages: t.messages,
    tickets: t.tickets,
    subscriptions: t.subscriptions,
    tips: t.tips,
    gifts_given: t.gifts_given,
    refunded: t.refunded,
    disputed: t.disputed,
    other: t.other,
  }[kind];
}
