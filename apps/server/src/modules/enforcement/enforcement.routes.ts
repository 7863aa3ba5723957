import type { Language } from '@likha/contract';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { inTransaction, type Tx } from '../../platform/database/index.ts';
import type { Handlers } from '../../platform/http/bind-calls.ts';
import { awaitActs } from '../accounts/index.ts';
import type { SanctionRow } from './enforcement.queries.ts';
import { enforcementTexts } from './enforcement.texts.generated.ts';
import { banPerson, suspendPerson } from './keep-out-person.ts';
import { liftSanction } from './lift-sanction.ts';
import { presentSanction } from './present-sanction.ts';
import { readOwnStrikes, readStrikes } from './read-strikes.ts';
import { warnPerson } from './warn-person.ts';

type Name = 'getStrikes' | 'getOwnStrikes' | 'warnPerson' | 'suspendPerson' | 'banPerson' | 'liftSanction';

export function enforcementHandlers(deps: BaseDeps): Pick<Handlers, Name> {
  const decide = async (
    act: (tx: Tx) => Promise<SanctionRow>,
    language: Language,
    words: 'didWarn' | 'didSuspend' | 'didBan' | 'didLift',
  ) => ({
    sanction: presentSanction(await inTransaction(deps.db, act)),
    message: enforcementTexts[language][words],
  });
  /** Answered once nothing of this person comes any more (P423). */
  const keepOut = async (userId: string, ...decided: Parameters<typeof decide>) => {
    const answer = await decide(...decided);
    await awaitActs(deps, userId);
    return answer;
  };
  return {
    getStrikes: ({ params }) => readStrikes(deps, params.id),
    getOwnStrikes: ({ viewer }) => readOwnStrikes(deps, viewer.id),
    warnPerson: ({ viewer, params, body, request, language }) => {
      const { severity, warning_type: type, description, expires_in_days: days } = body;
      const warning = { userId: params.id, severity, type, description, expiresInDays: days ?? null };
      const judge = { id: viewer.id, from: request.ip };
      return decide((tx) => warnPerson(deps, tx, judge, warning), language, 'didWarn');
    },
    suspendPerson: ({ viewer, params, body, request, language }) => {
      const judge = { id: viewer.id, from: request.ip };
      const suspended = { userId: params.id, ...body };
      return keepOut(params.id, (tx) => suspendPerson(deps, tx, judge, suspended), language, 'didSuspend');
    },
    banPerson: ({ viewer, params, body, request, language }) => {
      const judge = { id: viewer.id, from: request.ip };
      const banned = { userId: params.id, ...body };
      return keepOut(params.id, (tx) => banPerson(deps, tx, judge, banned), language, 'didBan');
    },
    liftSanction: ({ viewer, params, body, request, language }) => {
      const judge = { id: viewer.id, from: request.ip };
      const lifted = { userId: params.id, sanctionId: body.sanction_id, reason: body.reason };
      return decide((tx) => liftSanction(deps, tx, judge, lifted), language, 'didLift');
    },
  };
}
