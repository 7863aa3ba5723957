import type { CallResponse, Calls } from '@likha/contract';
import { creditsForCentavos, pesosFromCentavos } from '@likha/contract/money';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { foreignCursor, pageBy, parsePosition } from '../../platform/http/list-cursor.ts';
import { publicMediaUrl } from '../accounts/index.ts';
import { renewalCentavos } from './subscription.ts';
import { listOfFan } from './subscription-lists.queries.ts';

type Listed = CallResponse<Calls['listSubscriptions']>;
type Row = Awaited<ReturnType<typeof listOfFan>>[number];

const MS_DIGITS = 16;

/** A fan's running subscriptions, the newest first, by key. @throws AppError `validation_failed` for a foreign cursor */
export async function listSubscriptions(
  deps: BaseDeps,
  fanId: string,
  query: { limit: number; cursor?: string | undefined; creator_id?: string | undefined },
): Promise<Listed> {
  const now = deps.clock.now();
  const after = query.cursor === undefined ? null : parseCursor(query.cursor);
  const rows = await listOfFan(deps.db, fanId, {
    now,
    limit: query.limit + 1,
    after,
    creatorId: query.creator_id,
  });
  const { shown, next_cursor } = pageBy(
    rows,
    query.limit,
    ({ started_at, creator_id }) => `${started_at.getTime()}_${creator_id}`,
  );
  return {
    subscriptions: shown.map((row) => present(row, now)),
    next_cursor,
  };
}

function present(row: Row, now: Date): Listed['subscriptions'][number] {
  const price = row.subscription_price_centavos;
  // What will not be paid when its time comes is not said to renew (P247).
  const centavos = row.can_renew ? renewalCentavos(row, price) : null;
  return {
    creator: {
      id: row.creator_id,
      full_name: row.full_name,
      username: row.username,
      avatar: publicMediaUrl(row.avatar_key),
      is_verified: row.is_verified,
    },
    started_at: row.started_at.toISOString(),
    paid_until: row.paid_until.toISOString(),
    ends_at: row.ends_at.toISOString(),
    renews: centavos !== null,
    is_trial: row.months === 0 && row.agreed_centavos !== null && row.agreed_centavos > 0,
    is_past_due: row.failed_at !== null && row.paid_until <= now,
    credits_per_month: centavos === null ? null : creditsForCentavos(centavos, row.centavos_per_credit),
    price: centavos === null ? null : pesosFromCentavos(centavos),
    credits_now: price === null ? null : creditsForCentavos(price, row.centavos_per_credit),
    price_now: price === null ? null : pesosFromCentavos(price),
  };
}

function parseCursor(cursor: string): { startedAt: Date; creatorId: string } {
  const { position: ms, id: creatorId } = parsePosition(cursor, MS_DIGITS);
  const startedAt = new Date(ms);
  if (Number.isNaN(startedAt.getTime())) throw foreignCursor();
  return { startedAt, creatorId };
}
