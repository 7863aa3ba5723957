import { useSyncExternalStore } from 'react';
import type { Me } from './api-types.ts';

/** `loading`: a token without its user, being asked for. */
export interface Session {
  status: 'loading' | 'guest' | 'signed_in';
  user: Me | null;
  token: string | null;
}

const TOKEN = 'likha.token';
const USER = 'likha.user';
const GUEST: Session = { status: 'guest', user: null, token: null };

let session: Session = restore();
const listeners = new Set<() => void>();
const endListeners = new Set<() => void>();

function restore(): Session {
  try {
    const token = localStorage.getItem(TOKEN);
    const text = localStorage.getItem(USER);
    if (!token) return GUEST;
    const user = text ? (JSON.parse(text) as Me) : null;
    return { status: user ? 'signed_in' : 'loading', user, token };
  } catch {
    return GUEST;
  }
}

function replace(next: Session): void {
  session = next;
  try {
    write(TOKEN, next.token);
    write(USER, next.user && JSON.stringify(next.user));
  } catch {
    // Without storage the session lives as long as this page.
  }
  for (const listener of listeners) listener();
}

function write(key: string, value: string | null): void {
  if (value) localStorage.setItem(key, value);
  else localStorage.removeItem(key);
}

/** The session outside of components. */
export function currentSession(): Session {
  return session;
}

/** Begins a session after sign-in or registration. */
export function beginSession(user: Me, token: string): void {
  replace({ status: 'signed_in', user, token });
}

/** Takes over what the server now says of the signed-in person. */
export function updateUser(user: Me): void {
  if (session.token) replace({ ...session, status: 'signed_in', user });
}

/** Forgets token and user (sign-out). */
export function endSession(): void {
  replace(GUEST);
}

/** The server no longer knows the token: forget it and let the router go to sign-in. */
export function expireSession(): void {
  endSession();
  for (const listener of endListeners) listener();
}

/** Calls back when the server ends the session; returns how to stop listening. */
export function onSessionExpired(listener: () => void): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The session, live in every component and in every tab. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, currentSession);
}

if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (event.key !== TOKEN && event.key !== USER) return;
    session = restore();
    for (const listener of listeners) listener();
  });
}
