import { paths } from '@likha/contract/addresses';
import { BenefitsSettings } from '../../../features/accounts/settings/benefits-settings.tsx';
import { ProfileSettings } from '../../../features/accounts/settings/profile-settings.tsx';
import { SettingsSection } from '../../../features/accounts/settings/settings-section.tsx';
import { BlockedPeople } from '../../../features/blocks/components/blocked-people.tsx';
import { NotificationSettings } from '../../../features/notifications/components/notification-settings.tsx';
import { SocialLinksEditor } from '../../../features/social-links/components/social-links-editor.tsx';
import { useTexts } from '../../../lib/texts.ts';
import { InBrowser } from '../../../ui/in-browser.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { studioTexts } from './studio.texts.generated.ts';
import classes from './studio-settings.module.css';

/** The Settings tab: what a creator shows, and the way to what everybody's account has. */
export function StudioSettings() {
  const t = useTexts(studioTexts);
  return (
    <div className={classes.settings}>
      <InBrowser loading={<Skeleton height={480} />}>
        <ProfileSettings />
        <BenefitsSettings />
        <SocialLinksEditor />
      </InBrowser>
      <NotificationSettings />
      <BlockedPeople />
      <SettingsSection title={t.security} hint={t.securityHint}>
        <div>
          <LinkButton to={paths.settings()} variant="default">
            {t.openSecurity}
          </LinkButton>
        </div>
      </SettingsSection>
    </div>
  );
}
