import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore } from './store.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'store-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A line as the first version of this program wrote it. */
const line = (id: string, payment: string, paymentId: string | null) => ({
  order: {
    id,
    provider: 'paymongo',
    purchaseId: 'p1',
    amountCentavos: 100,
    description: '',
    methods: ['card'],
    returnUrl: 'https://a.test',
    cancelUrl: 'https://a.test',
    metadata: {},
    decision: 'none',
    payment,
    paymentId,
    captureKey: null,
    isExpired: false,
    createKey: id,
    createHash: '',
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:05:00.000Z',
  },
  webhooks: [],
});

test('a journal from before refunds and disputes opens as if there had been none', () => {
  const file = path.join(folder, 'state.jsonl');
  const lines = [line('cs_open', 'none', null), line('cs_paid', 'paid', 'pay_1'), { signingKeyPem: 'key' }];
  writeFileSync(file, lines.map((each) => `${JSON.stringify(each)}\n`).join(''));
  const store = openStore(file);
  store.close();
  expect(store.signingKeyPem).toBe('key');
  expect(store.findByCreateKey('paymongo', 'cs_open')).toMatchObject({
    paidAt: null,
    refunds: [],
    dispute: null,
  });
  expect(store.orders.get('cs_paid')).toMatchObject({
    paidAt: '2026-01-01T00:05:00.000Z',
    refunds: [],
    dispute: null,
  });
});
