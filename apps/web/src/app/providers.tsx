import type { Language } from '@likha/contract/language';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { tellOfEarlyInput } from '../lib/early-input.ts';
import { RenderedSession, type Session } from '../lib/session.ts';
import { SiteOrigin } from '../lib/site-origin.ts';
import { Toaster } from '../ui/toast/toaster.tsx';
import { LanguageProvider } from './language-provider.tsx';

interface ProvidersProps {
  queries: QueryClient;
  /** Where people reach Likha. */
  origin: string;
  /** What the server rendered the page in; of no account where it did not. */
  rendered: Language;
  /** Whom the server rendered the page for. */
  session: Session;
  children: ReactNode;
}

/** What every page stands in: cached answers and the place for toasts. */
export function Providers({ queries, origin, rendered, session, children }: ProvidersProps) {
  // From here on presses are answered: what drives the page by program can wait for it.
  useEffect(() => {
    tellOfEarlyInput(document);
    document.documentElement.dataset.live = 'yes';
  }, []);
  return (
    <QueryClientProvider client={queries}>
      <SiteOrigin value={origin}>
        <RenderedSession value={session}>
          <LanguageProvider rendered={rendered}>
            {children}
            <Toaster />
          </LanguageProvider>
        </RenderedSession>
      </SiteOrigin>
    </QueryClientProvider>
  );
}
