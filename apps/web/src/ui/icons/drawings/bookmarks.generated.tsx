// Written by npm run icons. Tabler Icons, MIT: see LICENSE.txt beside the list
import { drawn } from '../icon.tsx';

export const IconBookmarks = /* @__PURE__ */ drawn(
  <>
    <path d="M15 10v11l-5 -3l-5 3v-11a3 3 0 0 1 3 -3h4a3 3 0 0 1 3 3" />
    <path d="M11 3h5a3 3 0 0 1 3 3v11" />
  </>,
);
