import { beforeAll, describe, expect, it } from 'vitest';
import { useCertificates } from '../src/modules/tax/certificates/certificates.fixture.ts';
import { HOUR_MS } from '../src/platform/durations.ts';
import { type Corruption, tripped } from './cook-books.ts';
import type { Person } from './factory.ts';

/** Certificates of tax withheld, cooked by somebody who has the database (P794, P795). Fake: the company that sends. */
const { harness, call, goTo, setRule, setIdentity, paidOut, comesBack, saveDetails, own, make } =
  useCertificates();
let [creator, other] = [] as unknown as [Person, Person];

beforeAll(async () => {
  await goTo('2026-07-09T04:00:00.000Z');
  await setRule('2026-07-10');
  await setIdentity();
  await goTo('2026-07-20T04:00:00.000Z');
  const first = await paidOut(1_000);
  ({ creator } = first);
  ({ creator: other } = await paidOut(2_000));
  for (const who of [creator, other]) await saveDetails(who);
  await comesBack(first.id);
  await goTo('2026-08-20T04:00:00.000Z');
  await paidOut(500, creator);
  const finance = await goTo('2026-10-02T04:00:00.000Z');
  await make();
  await saveDetails(other, { kind: 'corporate' });
  harness.clock.advance(HOUR_MS);
  const { id } = (await own(other)).certificates[0];
  await call('POST', `/admin/tax/certificates/${id}/reissue`, finance, { reason: 'A company by now' });
});

const SAYS = 'certificates-follow-the-books';
const KEPT = 'certificates-are-kept';
const FIRST = '(select min(id::text)::uuid from tax_certificates)';
const LAST = '(select max(id::text)::uuid from tax_certificates)';
const lines = (set: string) => `update tax_certificate_lines set ${set} where certificate_id = ${FIRST}`;
const row = (set: string, which = FIRST) => `update tax_certificates set ${set} where id = ${which}`;

const CORRUPTIONS: Corruption[] = [
  ['more was withheld', SAYS, () => lines('withheld_centavos = withheld_centavos + 1')],
  ['less counted', SAYS, () => lines('base_centavos = base_centavos - 1')],
  ['it is of another month', SAYS, () => lines(`month = month + interval '1 month'`)],
  ['it is of another code', SAYS, () => lines(`atc = 'WI120'`)],
  ['a line is gone', SAYS, () => `delete from tax_certificate_lines where certificate_id = ${FIRST}`],
  [
    'a line is added',
    SAYS,
    () => `insert into tax_certificate_lines values (${FIRST}, 'WI760', '2026-09-01', 100, 1)`,
  ],
  [
    'what was withheld of a payout is another',
    SAYS,
    () => `update ledger_entries set value_centavos = value_centavos + 100 where reason = 'payout_withhold'`,
  ],
  [
    'what came back did not',
    SAYS,
    () => `delete from ledger_entries where reason = 'payout_withhold_return'`,
  ],
  ['a rule lets another share count', SAYS, () => 'update withholding_rules set share_bp = 4000'],
  ['a rule has another code', SAYS, () => `update withholding_rules set atc_individual = 'WI120'`],
  ['it was issued before its quarter was over', SAYS, () => row(`issued_at = '2026-09-30 16:30+00'`)],
  ['its creator was another kind of payee', SAYS, () => `update creator_tax_details set kind = 'corporate'`],
  ['it is another creator’s', KEPT, () => row(`creator_id = '${harness.deps.ids.next()}'`)],
  ['it is of another quarter', KEPT, () => row(`quarter = '2026-04-01'`)],
  ['one is gone', KEPT, () => `delete from tax_certificates where id = ${FIRST}`],
  ['a number is left out', KEPT, () => row('number = 9', LAST)],
  [
    'two of a quarter stand',
    KEPT,
    () =>
      `drop index tax_certificates_first; ${row('issued_by = null, replaces = null, reason = null', LAST)}`,
  ],
  ['one was issued anew for another reason', KEPT, () => row(`reason = 'Another'`, LAST)],
  ['somebody else issued it anew', KEPT, () => row(`issued_by = '${creator.id}'`, LAST)],
  [
    'that it was issued anew is not on record',
    KEPT,
    () => `delete from admin_actions where action = 'tax.reissue_certificate'`,
  ],
  [
    'it replaces one of somebody else',
    KEPT,
    () => row(`replaces = (select id from tax_certificates where creator_id = '${creator.id}')`, LAST),
  ],
  [
    'it names another creator’s details',
    KEPT,
    () =>
      row(
        `details_id = (select min(id::text)::uuid from creator_tax_details where creator_id = '${creator.id}')`,
        LAST,
      ),
  ],
  [
    'it names details that came after it',
    KEPT,
    () =>
      `update creator_tax_details set written_at = written_at + interval '1 year' where creator_id = '${creator.id}'`,
  ],
  [
    'it names details from before those that held',
    KEPT,
    () =>
      row(
        `details_id = (select min(id::text)::uuid from creator_tax_details where creator_id = '${other.id}')`,
        LAST,
      ),
  ],
  ['it names no identity of the platform', KEPT, () => 'update tax_identities set id = gen_random_uuid()'],
  [
    'it names an identity that came after it',
    KEPT,
    () => `update tax_identities set written_at = written_at + interval '1 year'`,
  ],
  [
    'a rule has a code that is not on record',
    'withholding-rules-are-on-record',
    () => `update withholding_rules set atc_corporate = 'WC120'`,
  ],
];

describe('certificates that were cooked', () => {
  it('are in order before', async () => {
    const kept = await harness.deps.db
      .selectFrom('tax_certificates')
      .select('number')
      .orderBy('id')
      .execute();
    expect(kept.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(await tripped(harness, `update tips set message = 'x'`)).toEqual([]);
  });

  it.each(CORRUPTIONS)('are found out when %s (%s)', async (_what, law, how) => {
    expect(await tripped(harness, how())).toContain(law);
  });
});
