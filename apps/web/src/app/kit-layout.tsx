import { Outlet } from 'react-router';
import { KitTheme } from '../ui/theme/kit-theme.tsx';

/** Around every page that uses the kit's components. */
export function KitLayout() {
  return (
    <KitTheme>
      <Outlet />
    </KitTheme>
  );
}
