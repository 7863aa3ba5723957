import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './ui/theme/styles.ts';
import { RouterProvider } from 'react-router/dom';
import { Providers } from './app/providers.tsx';
import { createRouter } from './app/router.tsx';
import { refreshSession } from './app/session-refresh.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

void refreshSession();
createRoot(root).render(
  <StrictMode>
    <Providers>
      <RouterProvider router={createRouter()} />
    </Providers>
  </StrictMode>,
);
