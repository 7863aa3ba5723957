// Written by npm run icons. Tabler Icons, MIT: see LICENSE.txt beside the list
import { drawn } from '../icon.tsx';

export const IconBroadcast = /* @__PURE__ */ drawn(
  <>
    <path d="M18.364 19.364a9 9 0 1 0 -12.728 0" />
    <path d="M15.536 16.536a5 5 0 1 0 -7.072 0" />
    <path d="M11 13a1 1 0 1 0 2 0a1 1 0 1 0 -2 0" />
  </>,
);
