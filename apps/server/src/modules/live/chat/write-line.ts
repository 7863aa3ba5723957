import type { BaseDeps } from '../../../platform/base-deps.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { insertLine, type WrittenLine } from './lines.queries.ts';

/**
 * Writes a line at the next place of a chat, whose stream stays locked until the transaction ends: so places have no gap, and whoever reads after one
 * has missed none. @returns its place; 0 where there is one of that name
 */
export function writeLine({ clock }: BaseDeps, tx: Tx, line: WrittenLine): Promise<number> {
  return insertLine(tx, line, clock.now());
}
