import { paths } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { settingsTexts } from '../settings.texts.generated.ts';
import classes from './profile-summary.module.css';
import { SettingsActions } from './settings-form.tsx';
import { SettingsSection } from './settings-section.tsx';

/** Whose settings these are; a verified creator is led to what others see. */
export function ProfileSummary() {
  const t = useTexts(settingsTexts);
  const { user } = useSession();
  if (!user) return null;
  return (
    <SettingsSection title={t.profile}>
      <div className={classes.person}>
        <Avatar name={user.full_name} src={user.avatar} size={56} />
        <div className={classes.names}>
          <strong>{user.full_name}</strong>
          <span className="dim">@{user.username}</span>
        </div>
      </div>
      {user.user_type === 'creator' && user.is_verified && (
        <SettingsActions>
          <LinkButton to={paths.profile(user.username)} variant="default">
            {t.viewProfile}
          </LinkButton>
        </SettingsActions>
      )}
    </SettingsSection>
  );
}
