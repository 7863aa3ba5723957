import { type SaidBySocket, type SaidToSocket, SOCKET_PATH } from '@likha/contract/sockets';
import { io, type Socket } from 'socket.io-client';
import { setOpenSocket } from '../../../lib/open-socket.ts';
import { currentSession } from '../../../lib/session.ts';
import { keepDelivered, lookForDelivered } from './delivered.ts';
import { knowsOf } from './poller.ts';
import { setRinging } from './ringing.ts';
import { setTypingVoice, showTyping } from './typing.ts';
import { askNow } from './unread.ts';

/** A server that stops lets go of everybody at once: they come back spread over seconds, and ever less often while it refuses them. */
const COMING_BACK = { reconnectionDelay: 3000, reconnectionDelayMax: 60_000, randomizationFactor: 0.7 };
/** Who looks elsewhere for a moment is not disconnected for it. */
const HIDDEN_MS = 30_000;
/** Many rings within this are answered with one question. */
const SPACE_MS = 500;
/**
 * Who lost the socket asks by themselves, not all at the same moment, and comes back after that: whose session has ended is told so
 * by an answer, and does not knock at a door that is closed to them. Whose session ends before it is open asks as well.
 */
const LOST_MS = 3000;
/** One that was open for less was not let stay: what cut it cuts the next one as well. */
const STAYED_MS = 20_000;

/**
 * Keeps a socket open while the tab is looked at and there is a connection; it says when to ask for what is new (P439). Without it
 * nothing is missed: it is asked for more often then. @returns how to end it
 */
export function startSocket(): () => void {
  const socket: Socket<SaidBySocket, SaidToSocket> = io({
    path: SOCKET_PATH,
    addTrailingSlash: false,
    transports: ['websocket'],
    autoConnect: false,
    forceNew: true,
    ...COMING_BACK,
  });
  const ring = spaced(() => void askNow());
  let isStopped = false;
  let hiding: ReturnType<typeof setTimeout> | undefined;
  let lost: ReturnType<typeof setTimeout> | undefined;
  let isRefused = false;
  let openedAt = 0;
  /** In a row, of those that were not let stay. */
  let cuts = 0;

  socket.on('connect', () => {
    isRefused = false;
    openedAt = performance.now();
    clearTimeout(lost);
    setRinging(true);
    setTypingVoice((id) => socket.volatile.emit('typing', id));
    setOpenSocket(socket);
    lookForDelivered();
    ring();
  });
  socket.on('disconnect', () => {
    setOpenSocket(null);
    setRinging(false);
    setTypingVoice(null);
    socket.disconnect();
    clearTimeout(lost);
    cuts = performance.now() - openedAt < STAYED_MS ? cuts + 1 : 0;
    lost = setTimeout(() => void askNow().then(goBack), LOST_MS * Math.random());
  });
  // The first time: a door that stays closed is not asked about at each knock.
  socket.on('connect_error', () => {
    if (isRefused) return;
    isRefused = true;
    clearTimeout(lost);
    lost = setTimeout(() => void askNow(), LOST_MS * Math.random());
  });
  socket.on('ring', (cursor) => {
    if (!knowsOf(cursor)) ring();
  });
  socket.on('typing', showTyping);
  socket.on('delivered', keepDelivered);

  function look(): void {
    if (isStopped || !currentSession().user) return;
    clearTimeout(hiding);
    if (!navigator.onLine) socket.disconnect();
    else if (document.visibilityState === 'visible') socket.connect();
    else hiding = setTimeout(() => socket.disconnect(), HIDDEN_MS);
  }
  /** The first time at once, and then the later the more often it was cut. */
  function goBack(): void {
    const most = cuts < 2 ? 0 : Math.min(COMING_BACK.reconnectionDelayMax, LOST_MS * 2 ** cuts);
    clearTimeout(lost);
    if (most === 0) look();
    else lost = setTimeout(look, (most * (1 + Math.random())) / 2);
  }
  /** A connection that was waiting for its turn does not wait any longer. */
  function comeBack(): void {
    if (!socket.connected) socket.disconnect();
    look();
  }

  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', comeBack);
  window.addEventListener('offline', look);
  look();
  return () => {
    isStopped = true;
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('online', comeBack);
    window.removeEventListener('offline', look);
    setOpenSocket(null);
    socket.off();
    socket.disconnect();
    for (const timer of [hiding, lost]) clearTimeout(timer);
    setRinging(false);
    setTypingVoice(null);
  };
}

/** At once, and then not more often than once in a while; what came meanwhile counts. */
function spaced(act: () => void): () => void {
  let isResting = false;
  let isWanted = false;
  function run(): void {
    isWanted = isResting;
    if (isResting) return;
    isResting = true;
    setTimeout(() => {
      isResting = false;
      if (isWanted) run();
    }, SPACE_MS);
    act();
  }
  return run;
}
