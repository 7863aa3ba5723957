// Written by npm run icons. Tabler Icons, MIT: see LICENSE.txt beside the list
import { drawn } from '../icon.tsx';

export const IconChevronDown = /* @__PURE__ */ drawn(
  <>
    <path d="M6 9l6 6l6 -6" />
  </>,
);
