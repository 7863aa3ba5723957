import { describe, expect, it } from 'vitest';
import { chooseReplica, type Freshness } from './choose-replica.ts';

const [one, two] = [
  { name: 'one', state: 'serving', replayed: 10n },
  { name: 'two', state: 'serving', replayed: 20n },
] as const;
const late = { name: 'late', state: 'behind', replayed: 30n } as const;

const chosen = (
  freshness: Freshness,
  list: readonly (typeof one | typeof two | typeof late)[] = [one, two, late],
) => [0, 1, 2, 3].map((turn) => chooseReplica(list, freshness, turn)?.name);

describe('who reads', () => {
  it('are those that serve, in turn', () => {
    expect(chosen(0n)).toEqual(['one', 'two', 'one', 'two']);
    expect(chosen(10n)).toEqual(['one', 'two', 'one', 'two']);
  });

  it('are those alone that have replayed what must be seen', () => {
    expect(chosen(11n)).toEqual(['two', 'two', 'two', 'two']);
  });

  it('is the primary where nobody has, where nobody serves, and for the newest', () => {
    const nobody = [undefined, undefined, undefined, undefined];
    expect(chosen(21n)).toEqual(nobody);
    expect(chosen(0n, [late])).toEqual(nobody);
    expect(chosen(0n, [])).toEqual(nobody);
    expect(chosen('newest')).toEqual(nobody);
  });
});
