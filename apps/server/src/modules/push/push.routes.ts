import type { Handlers } from '../../platform/http/bind-calls.ts';
import { changePush, dropDevice, putDevice, readPush } from './choose-push.ts';
import type { PushDeps } from './push-deps.ts';

export function pushHandlers(
  deps: PushDeps,
): Pick<Handlers, 'getPush' | 'changePush' | 'addPushDevice' | 'removePushDevice'> {
  return {
    getPush: ({ viewer }) => readPush(deps, viewer),
    changePush: ({ viewer, body }) => changePush(deps, viewer, body),
    addPushDevice: ({ viewer, body }) => putDevice(deps, viewer, body),
    removePushDevice: ({ viewer }) => dropDevice(deps, viewer),
  };
}
