// Written by npm run icons. Tabler Icons, MIT: see LICENSE.txt beside the list
import { drawn } from '../icon.tsx';

export const IconHeartPlus = /* @__PURE__ */ drawn(
  <>
    <path d="M12 20l-7.5 -7.428a5 5 0 1 1 7.5 -6.566a5 5 0 1 1 7.96 6.053" />
    <path d="M16 19h6" />
    <path d="M19 16v6" />
  </>,
);
