import { Suspense, use } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';
import { expect, it } from 'vitest';
import { LanguageContext, useTexts } from './texts.ts';
import { timeTexts } from './time.texts.generated.ts';

function Late({ when }: { when: Promise<void> }) {
  use(when);
  return useTexts(timeTexts).yesterday;
}

it('gives each of two pages that a server renders at once its own language, also after a wait', async () => {
  let go: () => void = () => undefined;
  const when = new Promise<void>((resolve) => {
    go = resolve;
  });
  const pages = (['en', 'fil'] as const).map(async (language) => {
    const stream = await renderToReadableStream(
      <LanguageContext value={language}>
        <Suspense fallback="…">
          <Late when={when} />
        </Suspense>
      </LanguageContext>,
    );
    return new Response(stream).text();
  });
  setTimeout(go, 20);
  const [english, filipino] = await Promise.all(pages);
  expect(english).toContain('Yesterday');
  expect(filipino).toContain('Kahapon');
  expect(filipino).not.toContain('Yesterday');
});
