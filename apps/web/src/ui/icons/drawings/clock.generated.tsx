// Written by npm run icons. Tabler Icons, MIT: see LICENSE.txt beside the list
import { drawn } from '../icon.tsx';

export const IconClock = /* @__PURE__ */ drawn(
  <>
    <path d="M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0" />
    <path d="M12 7v5l3 3" />
  </>,
);
