import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '../lib/query-client.ts';
import { SiteOrigin } from '../lib/site-origin.ts';
import { Toaster } from '../ui/toast/toaster.tsx';
import { LanguageProvider } from './language-provider.tsx';

/** What every page stands in: cached answers and the place for toasts. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <SiteOrigin value={window.location.origin}>
        <LanguageProvider>
          {children}
          <Toaster />
        </LanguageProvider>
      </SiteOrigin>
    </QueryClientProvider>
  );
}
