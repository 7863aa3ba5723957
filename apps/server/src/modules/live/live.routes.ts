import { LRUCache } from 'lru-cache';
import { atMost } from '../../platform/at-most.ts';
import { HOUR_MS } from '../../platform/durations.ts';
import type { Handlers } from '../../platform/http/bind-calls.ts';
import {
  chooseChatSettings,
  muteViewer,
  readChatSettings,
  removeLine,
  setModerator,
} from './chat/keep-order.ts';
import { listLines } from './chat/list-lines.ts';
import { sendLine } from './chat/send-line.ts';
import { liveTexts } from './live.texts.generated.ts';
import type { LiveDeps } from './live-deps.ts';
import { buyTicket } from './money/buy-ticket.ts';
import { tipLive } from './money/tip-live.ts';
import { remindMe } from './notices/remind-me.ts';
import { discardReplay } from './replay/discard-replay.ts';
import { publishReplay } from './replay/publish-replay.ts';
import { readWall, warnHost, watchAsStaff } from './staff/look-after-streams.ts';
import { changeLive } from './streams/change-live.ts';
import { createLive } from './streams/create-live.ts';
import { endLive, removeLive } from './streams/end-live.ts';
import { listLives, listOwnLives, showLive, showLiveOf } from './streams/read-lives.ts';
import { startLive } from './streams/start-live.ts';
import { watchLive } from './watching/watch-live.ts';

type Streams =
  | 'createLive'
  | 'listLives'
  | 'listOwnLives'
  | 'getLive'
  | 'getLiveOf'
  | 'changeLive'
  | 'removeLive'
  | 'startLive'
  | 'endLive'
  | 'publishReplay'
  | 'discardReplay'
  | 'watchLive'
  | 'setReminder'
  | 'removeReminder';
type Money = 'buyTicket' | 'tipLive';
type Chat =
  | 'listLines'
  | 'sendLine'
  | 'removeLine'
  | 'getChatSettings'
  | 'chooseChatSettings'
  | 'muteViewer'
  | 'addModerator'
  | 'removeModerator';
type Staff = 'listRunningLives' | 'watchAsStaff' | 'warnLive';

export function liveHandlers(deps: LiveDeps): Pick<Handlers, Streams | Money | Chat | Staff> {
  return { ...streams(deps), ...money(deps), ...chat(deps), ...staff(deps) };
}

function streams(deps: LiveDeps): Pick<Handlers, Streams> {
  return {
    createLive: ({ viewer, body }) => createLive(deps, viewer, body),
    listLives: ({ viewer, query }) => listLives(deps, viewer, query),
    listOwnLives: ({ viewer, query }) => listOwnLives(deps, viewer, query),
    getLive: ({ viewer, params }) => showLive(deps, viewer, params.id),
    getLiveOf: ({ viewer, params }) => showLiveOf(deps, viewer, params.username),
    changeLive: ({ viewer, params, body }) => changeLive(deps, viewer, params.id, body),
    removeLive: async ({ viewer, params: { id }, language }) => {
      await removeLive(deps, viewer, id);
      return { id, message: liveTexts[language].calledOff };
    },
    startLive: ({ viewer, params, body }) => startLive(deps, viewer, params.id, body),
    endLive: ({ viewer, params }) => endLive(deps, viewer, params.id),
    publishReplay: async ({ viewer, params: { id }, body, language }) => {
      await publishReplay(deps, viewer, id, body);
      return { id, message: liveTexts[language].replayMaking };
    },
    discardReplay: async ({ viewer, params: { id }, language }) => {
      await discardReplay(deps, viewer, id);
      return { id, message: liveTexts[language].replayDiscarded };
    },
    watchLive: ({ viewer, params }) => watchLive(deps, viewer, params.id),
    setReminder: ({ viewer, params }) => remindMe(deps, viewer, params.id, true),
    removeReminder: ({ viewer, params }) => remindMe(deps, viewer, params.id, false),
  };
}

function money(deps: LiveDeps): Pick<Handlers, Money> {
  return {
    buyTicket: async ({ viewer, params: { id }, body, request, language }) => {
      const asked = {
        fanId: viewer.id,
        liveId: id,
        shownCredits: body.credits ?? null,
        shownTime: body.scheduled_at ?? null,
        correlationId: request.id,
      };
      const { credits, balance } = await buyTicket(deps, asked);
      const message = liveTexts[language].ticketBought;
      return { message, live_id: id, credits_spent: credits, balance, has_ticket: true };
    },
    tipLive: async ({ viewer, params, body, idempotencyKey, request, language }) => {
      const asked = { liveId: params.id, form: body, idempotencyKey, correlationId: request.id };
      const { tipId, line, balance } = await tipLive(deps, viewer, asked);
      const message = liveTexts[language].tipped;
      return { message, tip_id: tipId, credits_spent: body.credits, balance, line };
    },
  };
}

function chat(deps: LiveDeps): Pick<Handlers, Chat> {
  return {
    listLines: ({ viewer, params, query }) => listLines(deps, viewer, params.id, query),
    sendLine: ({ viewer, params, body }) => sendLine(deps, viewer, params.id, body),
    removeLine: async ({ viewer, params, request }) => {
      await removeLine(deps, viewer, params, request.ip);
      return { id: params.line_id };
    },
    getChatSettings: ({ viewer, params }) => readChatSettings(deps, viewer, params.id),
    chooseChatSettings: ({ viewer, params, body }) => chooseChatSettings(deps, viewer, params.id, body),
    muteViewer: ({ viewer, params, body }) => muteViewer(deps, viewer, params.id, body),
    addModerator: ({ viewer, params }) => setModerator(deps, viewer, params, true),
    removeModerator: ({ viewer, params }) => setModerator(deps, viewer, params, false),
  };
}

function staff(deps: LiveDeps): Pick<Handlers, Staff> {
  const seen = new LRUCache<string, true>({ ...atMost(10_000), ttl: HOUR_MS });
  return {
    listRunningLives: ({ viewer, request }) => readWall(deps, viewer, { from: request.ip, seen }),
    watchAsStaff: ({ viewer, params, request }) => watchAsStaff(deps, viewer, params.id, request.ip),
    warnLive: async ({ viewer, params: { id }, body, request, language }) => {
      await warnHost(deps, { id: viewer.id, from: request.ip }, id, body.text);
      return { id, message: liveTexts[language].warned };
    },
  };
}
