import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Me } from './api-types.ts';

/**
 * Who is signed in here. The session itself is a cookie that no script sees (P40); kept beside it is what screens
 * need of the person. `loading`: nothing is kept, and the server is being asked.
 */
export interface Session {
  status: 'loading' | 'guest' | 'signed_in';
  user: Me | null;
}

const USER = 'likha.user';
/** Signed out here while the server could not be told: the cookie is still there, and nothing may be sent with it. */
const LEAVING = 'likha.leaving';
/** Where earlier releases kept the token itself. */
const OLD_TOKEN = 'likha.token';
const GUEST: Session = { status: 'guest', user: null };
const LOADING: Session = { status: 'loading', user: null };

let session: Session = restore();
/** Whether a session ended here by the server, and nobody has signed in since: who did not leave by themselves is told. */
let hasExpired = false;
/** Whether the server has said, since the page was opened, that this person is signed in; kept ones may have ended elsewhere. */
let isConfirmed = false;
/** Whether storage has who is here; without storage it says nothing of who left in another tab. */
let isKept = session.user !== null;
const listeners = new Set<() => void>();
const endListeners = new Set<() => void>();
let otherListener = (_before: Me | null, _now: Me | null): void => undefined;

function restore(): Session {
  try {
    if (localStorage.getItem(OLD_TOKEN) !== null) forgetOldSession();
    if (isLeaving()) return GUEST;
    const text = localStorage.getItem(USER);
    return text ? { status: 'signed_in', user: JSON.parse(text) as Me } : LOADING;
  } catch {
    return LOADING;
  }
}

/** Whoever is signed in by an earlier release signs in again: their token does not become a cookie by a script's doing. */
function forgetOldSession(): void {
  for (const key of [OLD_TOKEN, USER]) localStorage.removeItem(key);
}

function replace(next: Session): void {
  // What is the same stays the same object: the screens that show it are not drawn anew.
  if (JSON.stringify(next) === JSON.stringify(session)) return;
  session = next;
  isKept = write(USER, next.user && JSON.stringify(next.user));
  tellListeners();
}

function tellListeners(): void {
  for (const listener of listeners) listener();
}

/** Without storage the session is asked for again on the next page. @returns whether it is kept */
function write(key: string, value: string | null): boolean {
  try {
    if (value) localStorage.setItem(key, value);
    else localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

/** The session outside of components. */
export function currentSession(): Session {
  return session;
}

/** Begins a session after sign-in or registration. */
export function beginSession(user: Me): void {
  write(LEAVING, null);
  confirmSession(user);
}

/** The server says that this person is signed in. */
export function confirmSession(user: Me): void {
  const wasConfirmed = isConfirmed;
  isConfirmed = true;
  hasExpired = false;
  updateUser(user);
  if (!wasConfirmed) tellListeners();
}

/** Takes over what the server now says of the signed-in person. */
export function updateUser(person: Me): void {
  replace({ status: 'signed_in', user: forScreens(person) });
}

/** What screens need of a person, and nothing else that the server says to them: it is kept, and stands in pages. */
export function forScreens({
  id,
  username,
  full_name,
  avatar,
  user_type,
  is_verified,
  language,
  subscriptions,
  staff_role,
  needs_two_factor,
  needs_consent,
  new_documents,
  is_discreet,
}: Me): Me {
  return {
    id,
    username,
    full_name,
    avatar,
    user_type,
    is_verified,
    language,
    subscriptions,
    staff_role,
    needs_two_factor,
    needs_consent,
    new_documents,
    is_discreet,
  };
}

/** Begins with whom the server rendered the page for. @returns the session as it is from now on */
export function takeOverSession(person: Me | null): Session {
  if (!person) return GUEST;
  confirmSession(person);
  return session;
}

/** Forgets the person (sign-out). */
export function endSession(): void {
  replace(GUEST);
}

/** Remembers that the server has yet to be told of a sign-out, or that it has been. */
export function setLeaving(leaving: boolean): void {
  write(LEAVING, leaving ? 'yes' : null);
}

export function isLeaving(): boolean {
  try {
    return localStorage.getItem(LEAVING) !== null;
  } catch {
    return false;
  }
}

/** Who signed out here asks as a guest, also while the cookie waits for its end; signing in and out need it. */
export function credentialsFor(path: string): RequestCredentials {
  return isLeaving() && !/^\/auth\/(login|register|logout)/.test(path) ? 'omit' : 'same-origin';
}

/** The server no longer knows the session: forget it and let the router go to sign-in. Who left by themselves stays. */
export function expireSession(): void {
  hasExpired ||= session.user !== null && !isLeaving();
  endSession();
  if (isLeaving()) return;
  for (const listener of endListeners) listener();
}

/** Calls back when the server ends the session; returns how to stop listening. */
export function onSessionExpired(listener: () => void): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

/** Calls back whenever the session is another, or says something else of its person. @returns how to stop listening */
export function onSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whom the server rendered the page for: a page begins so, and goes on with what this browser knows. */
export const RenderedSession = createContext<Session>(GUEST);

export function sessionOf(user: Me | null): Session {
  return user ? { status: 'signed_in', user } : GUEST;
}

/** The session, live in every component and in every tab. */
export function useSession(): Session {
  const rendered = useContext(RenderedSession);
  return useSyncExternalStore(onSession, currentSession, () => rendered);
}

/** Whether the last session here was ended by the server, outside of components. */
export function hasEndedByServer(): boolean {
  return hasExpired;
}

/** Whether the last session here was ended by the server. */
export function useHasExpired(): boolean {
  return useSyncExternalStore(onSession, hasEndedByServer, () => false);
}

/** Whether the server has said, since the page was opened, that whoever is kept here is signed in. */
export function useIsConfirmed(): boolean {
  return useSyncExternalStore(
    onSession,
    () => isConfirmed,
    () => true,
  );
}

/** Calls back when another tab signed in somebody else, or out whoever was here, before any screen says so. */
export function onOtherPerson(listener: typeof otherListener): void {
  otherListener = listener;
}

/** What another tab left: the server has told that one. */
function followOtherTab(): void {
  const [before, restored] = [session.user, restore()];
  session = restored.status === 'loading' ? GUEST : restored;
  isConfirmed = true;
  if (before?.id !== session.user?.id) otherListener(before, session.user);
  tellListeners();
}

if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (event.key === USER) followOtherTab();
  });
  // A page that lay in the history meanwhile was told of nothing.
  window.addEventListener('pageshow', ({ persisted }) => {
    const { user } = restore();
    if (persisted && (isKept || user) && user?.id !== session.user?.id) followOtherTab();
  });
}
