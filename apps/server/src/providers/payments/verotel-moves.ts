import { shareOf } from '@likha/contract/money';
import { ProviderError } from '../http/provider-error.ts';
import type { AcquirerPost, AskedAcquirerRefund } from './acquirer-memory.ts';

/** All of a sale: what it is in the acquirer's currency, and in centavos. */
export interface Whole {
  minor: number;
  centavos: number;
  currency: string;
}

/** Money of a sale that went back, or is on its way. */
export interface Move {
  id: string;
  /** Of a refund that we asked for. */
  refundId: string | null;
  minor: number;
  centavos: number;
  /** The acquirer has said so. */
  isBack: boolean;
}

/**
 * What left a sale, in the order in which it did. A post of ours is known by its amount, as it carries no id: each refund that was asked
 * for has one post, and what is left of the posts a person gave back. An earlier move is never another for a later one.
 * @throws ProviderError `malformed` for a post in another currency
 */
export function movesOf(
  whole: Whole,
  posts: readonly AcquirerPost[],
  asked: readonly AskedAcquirerRefund[],
): Move[] {
  const byHand = posts.filter(({ kind }) => kind === 'credit');
  for (const { currency, saleId } of posts) if (currency !== whole.currency) throw inAnother(saleId);
  const ours = [...asked].sort(byTime(({ askedAt }) => askedAt)).map((refund) => {
    const place = byHand.findIndex(({ minor }) => minor === refund.minor);
    const post = place < 0 ? undefined : byHand.splice(place, 1)[0];
    const { refundId, minor, amountCentavos: centavos, askedAt: at, state } = refund;
    const id = post?.postId ?? `asked-${refundId}`;
    return { at, move: { id, refundId, minor, centavos, isBack: post !== undefined || state === 'taken' } };
  });
  const others = byHand.map(({ postId: id, minor, receivedAt: at }) => ({
    at,
    move: { id, refundId: null, minor, centavos: null, isBack: true },
  }));
  const moves: Move[] = [];
  for (const { move } of [...ours, ...others].sort(byTime(({ at }) => at)))
    moves.push({ ...move, centavos: move.centavos ?? centavosOf(move.minor, whole, goneOf(moves)) });
  return moves;
}

/** The last of the money takes all centavos that are left. */
function centavosOf(minor: number, whole: Whole, gone: Amount): number {
  const isRest = minor >= whole.minor - gone.minor;
  return isRest ? whole.centavos - gone.centavos : shareOf(minor, whole.centavos, whole.minor);
}

type Amount = Pick<Move, 'minor' | 'centavos'>;

/** What has left, or is about to. */
export function goneOf(moves: readonly Move[]): Amount {
  return moves.reduce((sum, { minor, centavos }) => plus(sum, { minor, centavos }), NOTHING);
}

/** What the acquirer says is back. */
export function backOf(moves: readonly Move[]): Amount {
  return goneOf(moves.filter(({ isBack }) => isBack));
}

const NOTHING: Amount = { minor: 0, centavos: 0 };
const plus = (one: Amount, other: Amount): Amount => ({
  minor: one.minor + other.minor,
  centavos: one.centavos + other.centavos,
});

function byTime<T>(timeOf: (each: T) => Date): (one: T, other: T) => number {
  return (one, other) => timeOf(one).getTime() - timeOf(other).getTime();
}

function inAnother(saleId: string): ProviderError {
  return new ProviderError('malformed', `verotel: a post of sale ${saleId} is in another currency`, {
    retryable: false,
  });
}
