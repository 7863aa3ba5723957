// Written by npm run icons. Tabler Icons, MIT: see LICENSE.txt beside the list
import { drawn } from '../icon.tsx';

export const IconChevronRight = /* @__PURE__ */ drawn(
  <>
    <path d="M9 6l6 6l-6 6" />
  </>,
);
