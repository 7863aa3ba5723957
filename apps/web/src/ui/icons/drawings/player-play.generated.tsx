// Written by npm run icons. Tabler Icons, MIT: see LICENSE.txt beside the list
import { drawn } from '../icon.tsx';

export const IconPlayerPlay = /* @__PURE__ */ drawn(
  <>
    <path d="M7 4v16l13 -8l-13 -8" />
  </>,
);
