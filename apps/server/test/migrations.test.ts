import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { checkInvariants } from '../src/invariants/check-invariants.ts';
import { accounts, readFigures, readStatement } from '../src/modules/ledger/index.ts';
import { createDatabase, createPool, type Database } from '../src/platform/database/index.ts';
import { migrate, readMigrations } from '../src/platform/migrate.ts';

/** Upgrading a database that an earlier release has filled: what the books said they still say. */
const FAN = '00000000-0000-7000-8000-0000000000f1';
const CREATOR = '00000000-0000-7000-8000-0000000000c2';
const REFERRER = '00000000-0000-7000-8000-0000000000c1';
const name = `likha_old_${randomBytes(6).toString('hex')}`;
let admin: pg.Client;
let db: Database;
let close: () => Promise<void>;

beforeAll(async () => {
  const pattern = inject('postgres');
  admin = new pg.Client({ connectionString: pattern.replace('DATABASE', 'postgres') });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const connectionString = pattern.replace('DATABASE', name);
  const all = await readMigrations();
  await migrate(connectionString, { migrations: all.filter((migration) => migration.name < '0005') });
  const old = new pg.Client({ connectionString });
  await old.connect();
  await old.query(await readFile(new URL('./previous-release.sql', import.meta.url), 'utf8'));
  await old.end();
  await migrate(connectionString, { migrations: all });
  const pool = createPool({ connectionString, maxConnections: 2, statementTimeoutMs: 20_000 });
  db = createDatabase(pool);
  close = () => pool.end();
});

afterAll(async () => {
  await close();
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
});

describe('a database of the release before, migrated', () => {
  it('keeps every law', async () => {
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('has the balances and figures that it had', async () => {
    const figures = (balance: number, turnover_in: number, turnover_out: number) => ({
      balance,
      turnover_in,
      turnover_out,
    });
    expect(await readFigures(db, accounts.fanWallet(FAN))).toEqual(figures(397, 550, 153));
    expect(await readFigures(db, accounts.creatorPayable(CREATOR))).toEqual(figures(11_172, 11_172, 0));
    expect(await readFigures(db, accounts.affiliateHeld(REFERRER))).toEqual(figures(1200, 1200, 0));
    expect((await readFigures(db, accounts.customerDeposits)).balance).toBe(397 * 120);
    expect((await readFigures(db, accounts.platformRevenue)).balance).toBe(3588);
    expect((await readFigures(db, accounts.providerClearing('paymongo'))).balance).toBe(-50_000);
  });

  it('knows what its entries were about, at which rate, and by whom', async () => {
    const lines = await readStatement(db, accounts.fanWallet(FAN), { limit: 10 });
    expect(lines.map(({ reason, subject_type, details }) => [reason, subject_type, details])).toEqual([
      ['unlock', 'unlock', { post_id: '00000000-0000-7000-8000-0000000000d2', title: 'Rain' }],
      ['unlock', 'unlock', { post_id: '00000000-0000-7000-8000-0000000000d1', title: 'Sunset' }],
      ['purchase', 'purchase', { package_id: 'popular', base_credits: 500, bonus_credits: 50 }],
    ]);
    const entries = await db
      .selectFrom('ledger_entries')
      .select(['reason', 'centavos_per_credit', 'actor_type'])
      .orderBy('created_at')
      .execute();
    expect(entries).toEqual([
      { reason: 'purchase', centavos_per_credit: 100, actor_type: 'fan' },
      { reason: 'unlock', centavos_per_credit: 100, actor_type: 'fan' },
      { reason: 'revaluation', centavos_per_credit: 120, actor_type: 'system' },
      { reason: 'unlock', centavos_per_credit: 120, actor_type: 'fan' },
    ]);
  });

  it('asks again about every order that was not completed, the closed ones too', async () => {
    const attempts = await db
      .selectFrom('payment_attempts')
      .select(['order_id', 'status', 'is_final'])
      .orderBy('purchase_id')
      .execute();
    expect(attempts).toEqual([
      { order_id: 'cs_1', status: 'captured', is_final: true },
      { order_id: 'ORDER-2', status: 'open', is_final: false },
      { order_id: 'ORDER-3', status: 'cancelled', is_final: false },
      { order_id: null, status: 'expired', is_final: false },
    ]);
  });

  it('still refuses to change what was written', async () => {
    const change = db.updateTable('ledger_entries').set({ value_centavos: 1 }).execute();
    await expect(change).rejects.toThrow('append-only');
  });
});
