// Shows a page that says so when the network is away, in place of the browser's own (P355). It keeps that one page, which is
// nobody's, and no answer of the API: what somebody has seen here is not on the device afterwards.
const KEPT = 'likha-offline-1';
const PAGE = '/offline';
/** The language is in this script's address, so that another one is another worker. */
const language = new URL(self.location.href).search === '?fil' ? 'fil' : 'en';

self.addEventListener('install', (event) => {
  event.waitUntil(keepPage().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  event.respondWith(fetch(event.request).catch(keptPage));
});

/** What is pushed says of what kind it is and where to look, and names nobody (P466). */
self.addEventListener('push', (event) => {
  const { title, body, url, tag } = event.data.json();
  const shown = { body, tag, data: { url }, icon: '/icon-192.png', badge: '/icon-192.png' };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(lookAt(event.notification.data.url));
});

/** In a tab that is open, or in a new one. */
async function lookAt(url) {
  const address = new URL(url, self.location.origin);
  if (address.origin !== self.location.origin) return;
  const [tab] = await self.clients.matchAll({ type: 'window' });
  if (!tab) return void (await self.clients.openWindow(address.href));
  await tab.focus();
  await tab.navigate(address.href);
}

/** As a guest gets it, and without scripts: they would take it for the page whose address it stands at. */
async function keepPage() {
  const answer = await fetch(PAGE, { credentials: 'omit', headers: { 'accept-language': language } });
  if (!answer.ok) throw new Error('there is no page to keep');
  const still = (await answer.text()).replace(/<script[^>]*>.*?<\/script>/gs, '');
  const cache = await caches.open(KEPT);
  await cache.put(PAGE, new Response(still, { headers: { 'content-type': 'text/html; charset=utf-8' } }));
}

async function keptPage() {
  const kept = await caches.match(PAGE);
  return kept ?? Response.error();
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
}
