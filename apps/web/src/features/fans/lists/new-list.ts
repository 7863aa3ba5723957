import type { FAN_LIST_KINDS } from '@likha/contract/late-limits';
import type { ApiInput } from '../../../lib/api-types.ts';
import type { FanList } from './fan-list.ts';

/** A list as it is typed. */
export interface NewList {
  name: string;
  kind: (typeof FAN_LIST_KINDS)[number];
  credits: string;
  days: string;
}

/** What there is to change, or how a new one begins. */
export function newListOf(list: FanList | null): NewList {
  return {
    name: list?.name ?? '',
    kind: list?.kind ?? 'by_hand',
    credits: String(list?.credits ?? 100),
    days: String(list?.days ?? 30),
  };
}

/** Is this no whole number from 1 to the most? */
export function numberProblem(text: string, max: number): boolean {
  return !/^\d+$/.test(text.trim()) || Number(text) < 1 || Number(text) > max;
}

/** What the server is sent: of its kind alone. */
export function listBody({ name, kind, credits, days }: NewList): ApiInput<'POST /lists'>['body'] {
  switch (kind) {
    case 'by_hand':
      return { kind, name: name.trim() };
    case 'spent':
      return { kind, name: name.trim(), credits: Number(credits), days: Number(days) };
    case 'subscribed':
      return { kind, name: name.trim(), days: Number(days) };
  }
}
