import { paths } from '@likha/contract/addresses';
import { useSession } from '../../lib/session.ts';
import { useTexts } from '../../lib/texts.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { ColourSchemeButton } from '../../ui/colour-scheme-button.tsx';
import { IconHelpCircle, IconLogout, IconSettings } from '../../ui/icons/icons.generated.ts';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { WideButton, WideLink } from '../../ui/wide-button.tsx';
import { useSignOut } from '../use-sign-out.ts';
import classes from './account-menu.module.css';
import type { Place } from './places.ts';
import { shellsTexts } from './shells.texts.generated.ts';

interface AccountCardProps {
  places?: readonly Place[] | undefined;
  /** What somebody of the staff does. */
  role?: string | undefined;
}

/** Who is signed in, and what to do about it; where they can go besides, where the bar has no room for it. */
export function AccountCard({ places = [], role }: AccountCardProps) {
  const t = useTexts(shellsTexts);
  const { user } = useSession();
  const signOut = useSignOut();
  if (!user) return null;
  return (
    <div className={classes.card}>
      <div className={classes.person}>
        <Avatar name={user.full_name} src={user.avatar} size={44} />
        <div className={classes.names}>
          <strong>{user.full_name}</strong>
          <span className="dim">
            @{user.username}
            {role && ` · ${role}`}
          </span>
        </div>
      </div>
      {places.map(({ to, label, Icon }) => (
        <WideLink key={to} to={to} icon={<Icon size={22} stroke={1.75} aria-hidden />}>
          {label}
        </WideLink>
      ))}
      <WideLink to={paths.settings()} icon={<IconSettings size={22} stroke={1.75} aria-hidden />}>
        {t.settings}
      </WideLink>
      <WideLink to={paths.help()} icon={<IconHelpCircle size={22} stroke={1.75} aria-hidden />}>
        {t.help}
      </WideLink>
      <LanguageSwitch withLabel />
      <ColourSchemeButton withLabel />
      <WideButton icon={<IconLogout size={22} stroke={1.75} aria-hidden />} onClick={signOut}>
        {t.signOut}
      </WideButton>
    </div>
  );
}
