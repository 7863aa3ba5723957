// Written by npm run icons. Tabler Icons, MIT: see LICENSE.txt beside the list
import { drawn } from '../icon.tsx';

export const IconArrowDownLeft = /* @__PURE__ */ drawn(
  <>
    <path d="M17 7l-10 10" />
    <path d="M16 17l-9 0l0 -9" />
  </>,
);
