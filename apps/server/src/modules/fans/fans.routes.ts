import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Handlers } from '../../platform/http/bind-calls.ts';
import { addToList, takeFromList } from './lists/fill-lists.ts';
import { addList, changeList, readFansOf, readLists, removeList } from './lists/keep-lists.ts';
import { noteFan } from './note-fan.ts';
import { showFan } from './show-fan.ts';

type Name =
  | 'getFan'
  | 'noteFan'
  | 'listFanLists'
  | 'addFanList'
  | 'changeFanList'
  | 'removeFanList'
  | 'listFansOf'
  | 'addToFanList'
  | 'takeFromFanList';

export function fansHandlers(deps: BaseDeps): Pick<Handlers, Name> {
  return {
    getFan: ({ viewer, params }) => showFan(deps, viewer.id, params.id),
    noteFan: ({ viewer, params, body }) => noteFan(deps, viewer.id, params.id, body),
    listFanLists: ({ viewer }) => readLists(deps, viewer.id),
    addFanList: ({ viewer, body }) => addList(deps, viewer.id, body),
    changeFanList: ({ viewer, params, body }) => changeList(deps, viewer.id, params.id, body),
    removeFanList: ({ viewer, params }) => removeList(deps, viewer.id, params.id),
    listFansOf: ({ viewer, params, query }) => readFansOf(deps, viewer.id, params.id, query),
    addToFanList: ({ viewer, params }) => addToList(deps, placeOf(viewer.id, params)),
    takeFromFanList: ({ viewer, params }) => takeFromList(deps, placeOf(viewer.id, params)),
  };
}

function placeOf(creatorId: string, params: { id: string; fan_id: string }) {
  return { creatorId, listId: params.id, fanId: params.fan_id };
}
