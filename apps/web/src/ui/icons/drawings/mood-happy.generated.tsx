// Written by npm run icons. Tabler Icons, MIT: see LICENSE.txt beside the list
import { drawn } from '../icon.tsx';

export const IconMoodHappy = /* @__PURE__ */ drawn(
  <>
    <path d="M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0" />
    <path d="M9 9l.01 0" />
    <path d="M15 9l.01 0" />
    <path d="M8 13a4 4 0 1 0 8 0h-8" />
  </>,
);
