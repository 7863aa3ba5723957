// Written by npm run icons. Tabler Icons, MIT: see LICENSE.txt beside the list
import { drawn } from '../icon.tsx';

export const IconPlus = /* @__PURE__ */ drawn(
  <>
    <path d="M12 5l0 14" />
    <path d="M5 12l14 0" />
  </>,
);
