// Written by npm run icons. Tabler Icons, MIT: see LICENSE.txt beside the list
import { drawn } from '../icon.tsx';

export const IconLockOpen2 = /* @__PURE__ */ drawn(
  <>
    <path d="M3 13a2 2 0 0 1 2 -2h10a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2l0 -6" />
    <path d="M9 16a1 1 0 1 0 2 0a1 1 0 0 0 -2 0" />
    <path d="M13 11v-4a4 4 0 1 1 8 0v4" />
  </>,
);
