import {
  directoryQuery,
  FAN_TABS,
  PATTERNS,
  paths,
  profileQuery,
  RESERVED_PATTERNS,
  STUDIO_TABS,
  tabIn,
  withoutAt,
} from '@likha/contract/addresses';
import { USERNAME_FORM } from '@likha/contract/limits';
import { matchPath, matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';

const pathnameOf = (path: string) => new URL(path, 'http://likha.test').pathname;

describe('paths', () => {
  it.each([
    [PATTERNS.landing, paths.landing()],
    [PATTERNS.login, paths.login()],
    [PATTERNS.register, paths.register({ type: 'creator', ref: 'affiliate' })],
    [PATTERNS.models, paths.models()],
    [PATTERNS.creators, paths.creators()],
    [PATTERNS.profile, paths.profile('amihan_reyes')],
    [PATTERNS.admin, paths.admin()],
    [PATTERNS.fan, paths.fan('credits')],
    [PATTERNS.buyCredits, paths.buyCredits()],
    [PATTERNS.creditHistory, paths.creditHistory()],
    [PATTERNS.subscriptions, paths.subscriptions()],
    [PATTERNS.studio, paths.studio('earnings')],
    [PATTERNS.verification, paths.verification()],
    [PATTERNS.contact, paths.contact()],
    [PATTERNS.contact, paths.contact('7')],
    [PATTERNS.help, paths.help()],
    [PATTERNS.offline, paths.offline()],
    [PATTERNS.tag, paths.tag('dagat')],
    [PATTERNS.library, paths.library('saved')],
    [PATTERNS.profileById, paths.profileById('7')],
    [PATTERNS.admin, paths.admin('moderation')],
    [PATTERNS.adminSettings, paths.adminSettings()],
    [PATTERNS.adminStaff, paths.adminStaff()],
    [PATTERNS.adminTemplates, paths.adminTemplates()],
    [PATTERNS.adminBooks, paths.adminBooks('journal')],
    [PATTERNS.adminEntry, paths.adminEntry('7')],
  ])('%s is the route of %s', (pattern, path) => {
    expect(matchPath(pattern, pathnameOf(path))).not.toBeNull();
  });

  it('carry what was asked for, and nothing empty', () => {
    expect(paths.register()).toBe('/register');
    expect(paths.register({ type: 'creator', ref: 'affiliate' })).toBe(
      '/register?type=creator&ref=affiliate',
    );
    expect(paths.legal('terms')).toBe('/legal/terms');
    expect(paths.adminAccount('PHP:deposits', { from: '2026-11-01' })).toBe(
      '/admin/books?tab=balance&account=PHP%3Adeposits&movements_from=2026-11-01',
    );
    expect(paths.here({ pathname: '/fan', search: '?tab=credits' })).toBe('/fan?tab=credits');
    expect(paths.purchase('1')).toBe('/buy-credits?purchase=1');
    expect([paths.contact(), paths.contact('1')]).toEqual(['/contact', '/contact?purchase=1']);
    expect([paths.library(), paths.library('liked')]).toEqual(['/library', '/library?tab=liked']);
    expect(paths.unlocking({ pathname: '/fan', search: '?tab=for-you&unlock=old' }, '7')).toBe(
      '/fan?tab=for-you&unlock=7',
    );
    expect(paths.post({ pathname: '/luna' }, '7')).toBe('/luna?post=7');
    expect([profileQuery('posts'), profileQuery('media')]).toEqual(['', '?tab=media']);
    expect(directoryQuery({ search: 'luz & co', sort: '' })).toBe('?search=luz+%26+co');
  });

  it('cannot be led astray by a name', () => {
    expect(matchPath(PATTERNS.profile, pathnameOf(paths.profile('../admin')))?.params.username).toBe(
      '../admin',
    );
  });

  it('of our own never begin with @, which leads to a person', () => {
    const own = [...Object.values(PATTERNS), ...RESERVED_PATTERNS];
    expect(own.filter((pattern) => pattern.startsWith('/@'))).toEqual([]);
    expect(USERNAME_FORM.test('@ana')).toBe(false);
    expect([withoutAt('/@ana?tab=media'), withoutAt('/ana')]).toEqual(['/ana?tab=media', null]);
  });

  it('carry a tag of any signs', () => {
    for (const tag of ['dagat', 'araw/gabi', '100% ñ'])
      expect(matchRoutes([{ path: PATTERNS.tag }], pathnameOf(paths.tag(tag)))?.[0]?.params.tag).toBe(tag);
  });

  it('name a tab that is found again, the first by the page alone', () => {
    for (const tab of FAN_TABS) expect(tabIn(FAN_TABS, queryOf(paths.fan(tab)))).toBe(tab);
    for (const tab of STUDIO_TABS) expect(tabIn(STUDIO_TABS, queryOf(paths.studio(tab)))).toBe(tab);
    expect([paths.fan(), paths.studio('overview')]).toEqual(['/fan', '/creator']);
    expect(tabIn(FAN_TABS, new URLSearchParams('tab=nonsense'))).toBe('subscribed');
  });
});

function queryOf(path: string): URLSearchParams {
  return new URL(path, 'http://likha.test').searchParams;
}
