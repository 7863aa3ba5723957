// Written by npm run icons. Tabler Icons, MIT: see LICENSE.txt beside the list
import { drawn } from '../icon.tsx';

export const IconCheck = /* @__PURE__ */ drawn(
  <>
    <path d="M5 12l5 5l10 -10" />
  </>,
);
