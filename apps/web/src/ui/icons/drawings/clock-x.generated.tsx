// Written by npm run icons. Tabler Icons, MIT: see LICENSE.txt beside the list
import { drawn } from '../icon.tsx';

export const IconClockX = /* @__PURE__ */ drawn(
  <>
    <path d="M20.926 13.15a9 9 0 1 0 -7.835 7.784" />
    <path d="M12 7v5l2 2" />
    <path d="M22 22l-5 -5" />
    <path d="M17 22l5 -5" />
  </>,
);
