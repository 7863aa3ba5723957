import { paths } from '@likha/contract/addresses';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SiteOrigin } from '../lib/site-origin.ts';
import { PageHead } from './page-head.tsx';

const said = (description: string, about?: object) =>
  renderToStaticMarkup(
    <SiteOrigin value="https://likha.test">
      <PageHead title="Ana" description={description} path={paths.profile('ana')} about={about} />
    </SiteOrigin>,
  );

it('writes whole addresses, the house picture where there is none', () => {
  const head = said('Hello');
  expect(head).toContain('<link rel="canonical" href="https://likha.test/ana"/>');
  expect(head).toContain('property="og:image" content="https://likha.test/preview.png"');
});

it('shortens what is long, and never cuts a character in two', () => {
  const words = /name="description" content="([^"]*)"/.exec(said(`${'a'.repeat(158)}🌙🌙🌙`))?.[1];
  expect(words).toBe(`${'a'.repeat(158)}🌙…`);
});

it('lets nobody end the element that describes them', () => {
  const head = said('x', { name: '</script><img src=x onerror=alert(1)>' });
  expect(head.match(/<\/script>/g)).toHaveLength(1);
  expect(head).not.toContain('<img');
});
