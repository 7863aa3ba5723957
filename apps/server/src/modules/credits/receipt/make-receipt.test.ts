import { randomUUID } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { useHarness } from '../../../../test/harness.ts';
import { bought } from '../refund/refunds.fixture.ts';
import { openPurchase } from '../settle/purchase.fixture.ts';

const harness = useHarness();

function receipt(id: string, who?: Person) {
  return harness.app.inject({
    url: `/api/credits/purchases/${id}/receipt.pdf`,
    ...(who && { headers: who.headers }),
  });
}

/** What a PDF says in its streams, the maps from drawn letters back to Unicode among them. */
function streamsOf(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/stream\n([\s\S]*?)\nendstream/g)]
    .map(([, body = '']) => {
      try {
        return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
      } catch {
        return '';
      }
    })
    .join('\n');
}

describe('the receipt as a file', () => {
  it('is a PDF with its fonts in it, the peso sign and accents among their letters, kept by nobody', async () => {
    const { fan, id } = await bought(harness);
    const name = 'María Peña';
    await harness.deps.db.updateTable('users').set({ full_name: name }).where('id', '=', fan.id).execute();
    const answer = await receipt(id, fan);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(/^attachment; filename="receipt-LK-[A-Z0-9-]{9}\.pdf"$/),
    });
    const pdf = answer.rawPayload;
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.length).toBeLessThan(100_000);
    expect(pdf.toString('latin1')).toContain('/FontFile2');
    for (const letter of ['₱', 'í', 'ñ'])
      expect(streamsOf(pdf)).toContain(letter.charCodeAt(0).toString(16).padStart(4, '0'));
  });

  it('is the same each time, and one at a time for many who ask at once', async () => {
    const { fan, id } = await bought(harness);
    const files = await Promise.all([receipt(id, fan), receipt(id, fan), receipt(id, fan)]);
    expect(files.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(files[1]?.rawPayload.equals(files[2]?.rawPayload ?? Buffer.alloc(0))).toBe(true);
  });

  it('is its owner’s alone', async () => {
    const { id } = await bought(harness);
    expect((await receipt(id)).statusCode).toBe(401);
    const other = await receipt(id, await harness.factory.fan());
    expect([other.statusCode, other.json().code]).toEqual([404, 'purchase_not_found']);
    for (const who of [await harness.factory.creator(), await harness.factory.admin()])
      expect((await receipt(id, who)).statusCode).toBe(403);
  });

  it.each([randomUUID(), 'x', "1'--"])('is none of %s', async (id) => {
    const answer = await receipt(id, await harness.factory.fan());
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'purchase_not_found']);
  });

  it('is none of what was not paid', async () => {
    const fan = await harness.factory.fan();
    const { id } = await openPurchase(harness, fan);
    const answer = await receipt(id, fan);
    expect([answer.statusCode, answer.json().detail]).toEqual([
      409,
      'There is no receipt for this purchase, as it was not paid.',
    ]);
  });

  it('names the seller neutrally for who asked for discretion', async () => {
    const { fan, id } = await bought(harness);
    const plain = streamsOf((await receipt(id, fan)).rawPayload);
    await harness.deps.db.updateTable('users').set({ is_discreet: true }).where('id', '=', fan.id).execute();
    const discreet = streamsOf((await receipt(id, fan)).rawPayload);
    expect(discreet).not.toBe(plain);
  });
});
