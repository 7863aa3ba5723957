// Written by npm run icons. Tabler Icons, MIT: see LICENSE.txt beside the list
import { drawn } from '../icon.tsx';

export const IconChevronLeft = /* @__PURE__ */ drawn(
  <>
    <path d="M15 6l-6 6l6 6" />
  </>,
);
