export { createLiveRooms, type LiveRooms } from './chat/rooms.ts';
export { setLineState } from './chat/set-line-state.ts';
export type { LiveDeps } from './live-deps.ts';
export { closeCut, cutIfRunning, findRunningHost } from './staff/cut.ts';
export { findHostOf } from './staff/find-host-of.ts';
export { keepEvidenceBehind } from './staff/keep-evidence.ts';
export { createLive } from './streams/create-live.ts';
export { listOwnLives } from './streams/read-lives.ts';
export { expelBlocked } from './watching/expel-blocked.ts';
