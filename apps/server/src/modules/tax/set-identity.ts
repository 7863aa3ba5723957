import type { BaseDeps } from '../../platform/base-deps.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { recordAdminAction } from '../audit/index.ts';
import { findIdentity, insertIdentity, type TaxIdentity } from './identity.queries.ts';

/** Writes who Likha is to the tax office from now on (P802). On record, with what was said before. */
export function setIdentity(
  deps: BaseDeps,
  identity: TaxIdentity,
  admin: { id: string; from: string },
): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    const before = await findIdentity(tx);
    const id = deps.ids.next();
    await insertIdentity(tx, { id, ...identity, by: admin.id, at: deps.clock.now() });
    await recordAdminAction(deps, tx, {
      actorId: admin.id,
      action: 'tax.set_identity',
      subject: { type: 'tax_identity', id },
      ...(before && { before: { ...printedOf(before) } }),
      after: { ...printedOf(identity) },
      from: admin.from,
    });
  });
}

function printedOf({ registered_name, tin, address, zip_code }: TaxIdentity): TaxIdentity {
  return { registered_name, tin, address, zip_code };
}
