import { LEGAL_NAMES, PATTERNS, paths } from '@likha/contract/addresses';

/** Pages for whoever comes by. A page that is added is closed to robots until it stands here. */
const OPEN: ReadonlySet<string> = new Set<(typeof PATTERNS)[keyof typeof PATTERNS]>([
  PATTERNS.landing,
  PATTERNS.models,
  PATTERNS.live,
  PATTERNS.login,
  PATTERNS.register,
  PATTERNS.help,
  PATTERNS.contact,
  PATTERNS.removalRequest,
  PATTERNS.legalVersions,
  PATTERNS.profile,
  PATTERNS.post,
  PATTERNS.tag,
  PATTERNS.liveOf,
]);
/** Another name of a page that is open: robots may follow it, and find which is the one. */
const ALIASES: ReadonlySet<string> = new Set([PATTERNS.creators]);

/** Those of them that are there whoever is here, and the documents. */
const PAGES = [...[...OPEN].filter((path) => !path.includes(':')), ...LEGAL_NAMES.map(paths.legal)];

/** What is no page, and not for reading. */
const CLOSED = ['/api/', '/media/', '/dev/'];

/** Of pages that belong to one person: the pages themselves, with what is asked of them, and all below them. */
function closedPages(): string[] {
  const closed = Object.values(PATTERNS).filter((path) => !OPEN.has(path) && !ALIASES.has(path));
  const homes = new Set(closed.map((path) => path.split('/')[1]));
  // `$` ends an address: a plain beginning would close profiles whose names begin alike.
  return [...homes].flatMap((home) => [`/${home}$`, `/${home}?`, `/${home}/`]);
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** What robots may read (RFC 9309), and where the list of it is. */
export function robotsText(publicUrl: string): string {
  return [
    'User-agent: *',
    'Allow: /media/public/',
    ...[...CLOSED, ...closedPages()].map((path) => `Disallow: ${path}`),
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
