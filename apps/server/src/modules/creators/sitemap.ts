/** Pages that are there whoever is here. Kept in step with the web's routes by a journey. */
const PAGES = [
  '/',
  '/models',
  '/login',
  '/register',
  '/help',
  '/contact',
  '/legal/removal-request',
  '/legal/versions',
  '/legal/terms',
  '/legal/privacy',
  '/legal/acceptable-use',
  '/legal/community-guidelines',
  '/legal/content-moderation',
  '/legal/refunds',
  '/legal/creator-consent',
  '/legal/affiliate-terms',
  '/legal/fan-creator-agreement',
];

/** What belongs to one person or is not for reading. `$` ends an address, so that usernames which begin alike stay open. */
const CLOSED = [
  '/api/',
  '/media/',
  '/dev/',
  '/profile/',
  '/buy-credits',
  '/credit-history',
  '/library',
  '/reset-password',
  '/verify-email',
  '/not-me',
  '/appeal',
  '/unsubscribe',
];
const CLOSED_HOMES = ['/fan', '/creator', '/admin', '/settings', '/creator-verification'];

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** What robots may read (RFC 9309), and where the list of it is. */
export function robotsText(publicUrl: string): string {
  return [
    'User-agent: *',
    'Allow: /media/public/',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    ...CLOSED_HOMES.flatMap((path) => [`Disallow: ${path}$`, `Disallow: ${path}?`]),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

/** The list of lists: the pages, and profiles and posts by the id that each list begins with. */
export function sitemapIndex(publicUrl: string, names: readonly string[]): string {
  const lists = ['pages', ...names].map(
    (name) => `<sitemap><loc>${publicUrl}/sitemap/${name}.xml</loc></sitemap>`,
  );
  return `${HEAD}<sitemapindex ${SCHEMA}>${lists.join('')}</sitemapindex>\n`;
}

/** One list of addresses. */
export function sitemapOf(publicUrl: string, paths: readonly string[]): string {
  const entries = paths.map((path) => `<url><loc>${publicUrl}${path}</loc></url>`);
  return `${HEAD}<urlset ${SCHEMA}>${entries.join('')}</urlset>\n`;
}

export const pagesSitemap = (publicUrl: string): string => sitemapOf(publicUrl, PAGES);

/** Addresses of profiles. */
export const profilesSitemap = (publicUrl: string, usernames: readonly string[]): string =>
  sitemapOf(
    publicUrl,
    usernames.map((username) => `/${encodeURIComponent(username)}`),
  );

/** Addresses of posts. */
export const postsSitemap = (publicUrl: string, ids: readonly string[]): string =>
  sitemapOf(
    publicUrl,
    ids.map((id) => `/post/${id}`),
  );
