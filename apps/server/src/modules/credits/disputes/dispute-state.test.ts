import { describe, expect, it } from 'vitest';
import type { ProviderDispute } from '../../../providers/payments/payment-provider.ts';
import { type JudgedDispute, judgeDisputes } from './dispute-state.ts';

const facts = {
  disputeId: 'D1',
  amountCentavos: 10_000,
  feeCentavos: null,
  reason: null,
  openedAt: null,
  respondBy: null,
};
const found = (state: ProviderDispute['state'] | null, tellsEnds: boolean) => ({
  disputes: state === null ? [] : [{ ...facts, state }],
  tellsEnds,
});
const known = (state: JudgedDispute['state'] | null) => (state === null ? [] : [{ ...facts, state }]);

describe('how a dispute stands', () => {
  it.each(['open', 'won', 'lost'] as const)('is what a provider says who tells ends: %s', (state) => {
    for (const heard of ['won', 'lost', null] as const)
      expect(judgeDisputes(found(state, true), known('open'), heard).disputes).toEqual([{ ...facts, state }]);
  });

  it.each([
    // found, known, heard from a webhook: judged, unclear, behind
    ['unsaid', null, null, 'open', 0, false],
    ['unsaid', 'open', 'lost', 'lost', 0, false],
    ['unsaid', 'lost', null, 'lost', 0, false],
    ['unsaid', 'open', 'won', 'open', 0, true],
    [null, 'open', 'won', 'won', 0, false],
    [null, 'lost', 'won', 'won', 0, false],
    [null, 'open', 'lost', 'lost', 0, false],
    [null, 'open', null, null, 1, false],
    [null, 'lost', null, null, 0, false],
    [null, null, 'won', null, 0, false],
  ] as const)('found %s, known %s, heard %s', (state, before, heard, after, unclear, isBehind) => {
    const judgement = judgeDisputes(found(state, false), known(before), heard);
    expect(judgement.disputes.map((dispute) => dispute.state)).toEqual(after === null ? [] : [after]);
    expect([judgement.unclear.length, judgement.isBehind]).toEqual([unclear, isBehind]);
  });

  it('of a provider who tells ends is not guessed when it names a dispute no more', () => {
    const judgement = judgeDisputes(found(null, true), known('open'), 'won');
    expect(judgement).toEqual({ disputes: [], unclear: ['D1'], isBehind: false });
  });
});
