import { formatWhole } from '@likha/contract/money';
import type { ReactNode } from 'react';
import { useTexts } from '../../lib/texts.ts';
import { controlsTexts } from '../controls.texts.generated.ts';

interface Limited {
  value?: unknown;
  maxLength?: number | undefined;
  error?: ReactNode;
}

/**
 * How much a field takes (P900). A browser cuts what is pasted at `maxLength` without a word, and somebody sends half of what they
 * meant; so a field whose form knows its value takes it all, and says how much of it is too much until that is gone.
 * @returns what is wrong with it, before what a server refused, and the limit of a field whose value nobody here knows
 */
export function useRoom({ value, maxLength, error }: Limited): {
  maxLength: number | undefined;
  error: ReactNode;
} {
  const t = useTexts(controlsTexts);
  if (maxLength === undefined || typeof value !== 'string') return { maxLength, error };
  const over = value.length - maxLength;
  if (over <= 0) return { maxLength: undefined, error };
  return {
    maxLength: undefined,
    error: t.tooLong({ most: formatWhole(maxLength), over: formatWhole(over) }),
  };
}
