// Shows a page that says so when the network is away, in place of the browser's own (P355), and keeps code, styles and fonts of the first
// routes (P671). All of that is nobody's: no page, answer or picture that somebody has seen is on the device afterwards. And it takes
// in photos that are shared from elsewhere on the phone, until the form of a new post has them (P474), and where this browser is told of
// things from now on, until the server knows (P513).
import { cacheNames } from 'workbox-core';
import { precacheAndRoute } from 'workbox-precaching';
import { tabFor } from './tab-for.ts';

/** Written by the build: addresses whose content never changes. */
precacheAndRoute(
  KEPT_FILES.map((url) => ({ url, revision: null })),
  { cleanURLs: false, directoryIndex: null, ignoreURLParametersMatching: [] },
);

/** Of each release its own: the page names styles that only the worker of its release hands out, and a newer one may wait for days. */
const KEPT = `likha-offline-${RELEASE}`;
const PAGE = '/offline';
/** Where `share_target` of the manifest sends to, what is kept until it is taken (`shared-files.ts`), and how much at most. */
const SHARE = '/creator';
const FORM = '/creator?tab=content';
const SHARED = 'likha-shared-1';
const MOST_SHARED = { files: 10, bytes: 256 * 1024 * 1024 };
const MOVED = 'likha-moved-1';
const MOVED_TO = '/moved-to';
const OURS = [KEPT, SHARED, MOVED, cacheNames.precache];
/** The language is in this script's address, so that another one is another worker. */
const language = new URL(self.location.href).search === '?fil' ? 'fil' : 'en';

self.addEventListener('install', (event) => {
  event.waitUntil(keepPage().then(takeOver));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  if (mode !== 'navigate') return;
  if (method === 'POST' && new URL(url).pathname === SHARE)
    return event.respondWith(takeShared(event.request));
  event.respondWith(fetch(event.request).catch(keptPage));
  // Whoever opens a page has a network, mostly.
  event.waitUntil(sayAddress().catch(() => undefined));
});

/** What is pushed says of what kind it is and where to look, and names nobody (P466) unless that was asked for (P512). */
self.addEventListener('push', (event) => {
  const { title, body, url, tag } = event.data.json();
  const shown = { body, tag, data: { url }, icon: '/icon-192.png', badge: '/icon-192.png' };
  event.waitUntil(self.registration.showNotification(title, shown));
});

/** The push service gave this browser another address: whose session is told of things goes on being told (P513). */
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(keepAddress(event).then(sayAddress));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(lookAt(event.notification.data.url));
});

/** Keeps what was shared and opens the form of a new post, which says so where the device had no room for it (`shared-files.ts`). */
async function takeShared(request) {
  try {
    await keepShared(request);
    return Response.redirect(FORM, 303);
  } catch {
    await caches.delete(SHARED).catch(() => undefined);
    return Response.redirect(`${FORM}&shared=lost`, 303);
  }
}

/** What was shared before and not taken is gone. */
async function keepShared(request) {
  const given = await request.formData().then((form) => form.getAll('files'));
  await caches.delete(SHARED);
  const cache = await caches.open(SHARED);
  let left = MOST_SHARED.bytes;
  for (const [place, file] of given.slice(0, MOST_SHARED.files).entries()) {
    if (!(file instanceof File) || file.size === 0 || file.size > left) continue;
    left -= file.size;
    const headers = {
      'content-type': file.type,
      'x-name': encodeURIComponent(file.name),
      'x-at': String(Date.now()),
    };
    await cache.put(`/shared/${place}`, new Response(file, { headers }));
  }
}

async function keepAddress({ oldSubscription, newSubscription }) {
  const { pushManager } = self.registration;
  const made = newSubscription ?? (oldSubscription && (await pushManager.subscribe(oldSubscription.options)));
  if (!made) return;
  await (await caches.open(MOVED)).put(MOVED_TO, new Response(JSON.stringify(made)));
}

/**
 * Only where the session that is signed in here asked for it: after somebody else signed in it is theirs to ask. Without an answer, or while
 * the server is busy, it is said again with the next page that is opened.
 */
async function sayAddress() {
  const moved = await caches.match(MOVED_TO);
  if (!moved) return;
  const settings = await fetch('/api/notifications/push', { credentials: 'same-origin' });
  const isAsked = settings.ok && (await settings.json()).is_on;
  const said = isAsked
    ? await fetch('/api/push/subscriptions', {
        method: 'POST',
        credentials: 'same-origin',
        headers: { 'content-type': 'application/json' },
        body: await moved.text(),
      })
    : settings;
  if (said.status === 429 || said.status >= 500) return;
  await caches.delete(MOVED);
}

/** In a tab that is open, or in a new one (P901). */
async function lookAt(url) {
  const address = new URL(url, self.location.origin);
  if (address.origin !== self.location.origin) return;
  const tab = tabFor(await self.clients.matchAll({ type: 'window' }), address.href);
  if (!tab) return void (await self.clients.openWindow(address.href));
  await tab.focus();
  if (tab.url !== address.href) await tab.navigate(address.href);
}

/** As a guest gets it, and without scripts: they would take it for the page whose address it stands at. */
async function keepPage() {
  const answer = await fetch(PAGE, { credentials: 'omit', headers: { 'accept-language': language } });
  if (!answer.ok) throw new Error('there is no page to keep');
  const still = (await answer.text()).replace(/<script[^>]*>.*?<\/script>/gs, '');
  const cache = await caches.open(KEPT);
  await cache.put(PAGE, new Response(still, { headers: { 'content-type': 'text/html; charset=utf-8' } }));
}

/**
 * Another release waits until its tabs are closed: they go on with the files that they began with. The same one in another language does
 * not. The first one has nobody to wait for.
 */
async function takeOver() {
  const { active } = self.registration;
  const isAnotherLanguage = active !== null && active.scriptURL !== self.location.href;
  if (isAnotherLanguage) await self.skipWaiting();
}

async function keptPage() {
  const kept = await caches.match(PAGE, { cacheName: KEPT });
  return kept ?? Response.error();
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !OURS.includes(name)).map((name) => caches.delete(name)));
}
