import type { Queryable } from '../../../platform/database/index.ts';
import type { AcquirerMemory } from '../../../providers/payments/acquirer-memory.ts';

/** What acquirers that only post are remembered by, in the database (P779). */
export function createAcquirerMemory(db: Queryable): AcquirerMemory {
  return {
    async findOrder(provider, orderId) {
      const row = await db
        .selectFrom('payment_attempts')
        .select(['purchase_id', 'amount_centavos', 'charge_minor', 'charge_currency'])
        .where('provider', '=', provider)
        .where('order_id', '=', orderId)
        .executeTakeFirst();
      if (!row?.charge_minor || !row.charge_currency) return null;
      return {
        purchaseId: row.purchase_id,
        amountCentavos: row.amount_centavos,
        charge: { minor: row.charge_minor, currency: row.charge_currency },
      };
    },
    async keepPost(provider, post) {
      await db
        .insertInto('acquirer_posts')
        .values({
          provider,
          post_id: post.postId,
          sale_id: post.saleId,
          kind: post.kind,
          amount_minor: post.minor,
          currency: post.currency,
          received_at: post.receivedAt,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    async listPosts(provider, saleId) {
      const rows = await db
        .selectFrom('acquirer_posts')
        .select(['post_id', 'kind', 'amount_minor', 'currency', 'received_at'])
        .where('provider', '=', provider)
        .where('sale_id', '=', saleId)
        .orderBy('received_at')
        .orderBy('post_id')
        .execute();
      return rows.map((row) => ({
        postId: row.post_id,
        saleId,
        kind: row.kind,
        minor: row.amount_minor,
        currency: row.currency,
        receivedAt: row.received_at,
      }));
    },
    async listRefunds(provider, saleId) {
      const rows = await db
        .selectFrom('acquirer_refunds')
        .select(['refund_id', 'amount_centavos', 'charge_minor', 'state', 'asked_at'])
        .where('provider', '=', provider)
        .where('sale_id', '=', saleId)
        .orderBy('asked_at')
        .orderBy('refund_id')
        .execute();
      return rows.map((row) => ({
        refundId: row.refund_id,
        saleId,
        amountCentavos: row.amount_centavos,
        minor: row.charge_minor,
        state: row.state,
        askedAt: row.asked_at,
      }));
    },
    async beginRefund(provider, refund) {
      const row = await db
        .insertInto('acquirer_refunds')
        .values({
          refund_id: refund.refundId,
          provider,
          sale_id: refund.saleId,
          amount_centavos: refund.amountCentavos,
          charge_minor: refund.minor,
          state: 'asked',
          asked_at: refund.askedAt,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('refund_id')
        .executeTakeFirst();
      return row !== undefined;
    },
    async markTaken(refundId) {
      await db
        .updateTable('acquirer_refunds')
        .set({ state: 'taken' })
        .where('refund_id', '=', refundId)
        .execute();
    },
    async dropRefund(refundId) {
      await db
        .deleteFrom('acquirer_refunds')
        .where('refund_id', '=', refundId)
        .where('state', '=', 'asked')
        .execute();
    },
  };
}
