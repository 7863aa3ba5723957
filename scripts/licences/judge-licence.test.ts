import { describe, expect, it } from 'vitest';
import { judgeLicence } from './judge-licence.ts';

describe('licences', () => {
  it.each(['MIT', 'Apache-2.0', '(MIT OR GPL-3.0)', '(MIT AND Zlib)'])('takes %s from anybody', (licence) => {
    expect(judgeLicence('anything', licence)).toEqual({ isAllowed: true, why: null });
  });

  it.each(['GPL-3.0', 'AGPL-3.0-only', 'MIT AND GPL-2.0', 'CC-BY-NC-4.0', 'UNLICENSED', ''])(
    'refuses "%s" from anybody',
    (licence) => {
      expect(judgeLicence('anything', licence).isAllowed).toBe(false);
    },
  );

  it('takes an exception for the package and the licence that were looked at, only', () => {
    expect(judgeLicence('@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later')).toMatchObject({
      isAllowed: true,
      why: expect.stringContaining('replace'),
    });
    expect(judgeLicence('@img/sharp-libvips-linux-x64', 'GPL-3.0').isAllowed).toBe(false);
    expect(judgeLicence('another', 'LGPL-3.0-or-later').isAllowed).toBe(false);
  });
});
