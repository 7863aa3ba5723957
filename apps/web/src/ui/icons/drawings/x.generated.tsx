// Written by npm run icons. Tabler Icons, MIT: see LICENSE.txt beside the list
import { drawn } from '../icon.tsx';

export const IconX = /* @__PURE__ */ drawn(
  <>
    <path d="M18 6l-12 12" />
    <path d="M6 6l12 12" />
  </>,
);
