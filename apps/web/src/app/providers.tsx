import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '../lib/query-client.ts';
import { LikhaTheme } from '../ui/theme/likha-theme.tsx';
import { Toaster } from '../ui/toast/toaster.tsx';

/** What every page stands in: cached answers, the theme, and the place for toasts. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <LikhaTheme>
        {children}
        <Toaster />
      </LikhaTheme>
    </QueryClientProvider>
  );
}
