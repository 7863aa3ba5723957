import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PATTERNS, paths, STUDIO_TABS, tabIn } from '@likha/contract/addresses';
import { describe, expect, it } from 'vitest';

const SERVER = new URL('../src/', import.meta.url).pathname;
const ID = '3f2b8c1e-0000-4000-8000-000000000001';

/**
 * What letters, receipts and pushes lead to, and have led to in any release (P985): a mail is opened years later. Whoever changes an address
 * adds the new one in front and leaves the old, which the table of pages then has to serve as well.
 */
const CARRIED: Record<string, readonly [now: string, ...ever: string[]]> = {
  admin: ['/admin?tab=credits'],
  adminBooks: ['/admin/books'],
  appeal: ['/appeal#token'],
  broadcast: [`/creator/broadcasts/${ID}`],
  buyCredits: ['/buy-credits'],
  contact: ['/contact'],
  conversation: [`/messages/${ID}`],
  creditHistory: ['/credit-history'],
  fan: ['/fan?tab=for-you'],
  forgotPassword: ['/forgot-password'],
  legal: ['/legal/terms'],
  legalVersions: ['/legal/versions'],
  login: ['/login'],
  notMe: ['/not-me#token'],
  notifications: ['/notifications'],
  postPage: [`/post/${ID}`],
  profile: ['/ana'],
  purchase: [`/buy-credits?purchase=${ID}`],
  resetPassword: ['/reset-password#token'],
  settings: ['/settings'],
  studio: ['/creator?tab=earnings'],
  subscriptions: ['/my-subscriptions'],
  topUp: ['/settings?top_up=paused'],
  unsubscribe: ['/unsubscribe#token'],
  verification: ['/creator-verification'],
  verifyEmail: ['/verify-email#token'],
};

const MADE: Record<keyof typeof CARRIED, string> = {
  admin: paths.admin('credits'),
  adminBooks: paths.adminBooks(),
  appeal: paths.appeal('token'),
  broadcast: paths.broadcast(ID),
  buyCredits: paths.buyCredits(),
  contact: paths.contact(),
  conversation: paths.conversation(ID),
  creditHistory: paths.creditHistory(),
  fan: paths.fan('for-you'),
  forgotPassword: paths.forgotPassword(),
  legal: paths.legal('terms'),
  legalVersions: paths.legalVersions(),
  login: paths.login(),
  notMe: paths.notMe('token'),
  notifications: paths.notifications(),
  postPage: paths.postPage(ID),
  profile: paths.profile('ana'),
  purchase: paths.purchase(ID),
  resetPassword: paths.resetPassword('token'),
  settings: paths.settings(),
  studio: paths.studio('earnings'),
  subscriptions: paths.subscriptions(),
  topUp: paths.topUp('paused'),
  unsubscribe: paths.unsubscribe('token'),
  verification: paths.verification(),
  verifyEmail: paths.verifyEmail('token'),
};

/** Documents have pages of their own below this word; a profile is whatever no other page is. */
const served = [...Object.values(PATTERNS), '/legal/:document'].map((pattern) => ({
  pattern,
  form: new RegExp(`^${pattern.replaceAll(/:[a-zA-Z]+/g, '[^/]+')}$`),
}));

function pageOf(address: string): string | undefined {
  const { pathname } = new URL(address, 'https://likha.example');
  const pages = served.filter(({ form }) => form.test(pathname)).map(({ pattern }) => pattern);
  return (
    pages.find((pattern) => !pattern.includes(':')) ??
    pages.find((pattern) => pattern !== '/:username') ??
    pages[0]
  );
}

describe('a link that a mail once carried', () => {
  it('is known, of every address that the server builds', () => {
    const built = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.ts$/.test(file) && !/\.(?:test|fixture)\.ts$/.test(file))
      .map((file) => readFileSync(join(SERVER, file), 'utf8'))
      .filter((text) => text.includes('@likha/contract/addresses'))
      .flatMap((text) => [...text.matchAll(/\bpaths\.([a-zA-Z]+)\(/g)].map(([, name = '']) => name))
      .filter((name) => name in paths);
    expect([...new Set(built)].filter((name) => !(name in CARRIED))).toEqual([]);
  });

  it.each(Object.entries(CARRIED))('is built as it is listed: %s', (name, [now]) => {
    expect(MADE[name]).toBe(now);
  });

  it.each(Object.values(CARRIED).flat())('still leads to a page: %s', (address) => {
    const page = pageOf(address);
    expect(page).toBeDefined();
    if (address !== '/ana') expect(page).not.toBe('/:username');
  });

  it('opens the tab that it named', () => {
    for (const tab of ['content', 'analytics', 'earnings', 'affiliate', 'settings'])
      expect(tabIn(STUDIO_TABS, new URLSearchParams({ tab }))).toBe(tab);
  });
});
