import { LEGAL_NAMES, type LegalName, paths } from '@likha/contract/addresses';
import { useSession } from '../../lib/session.ts';
import { useTexts } from '../../lib/texts.ts';
import { Wordmark } from '../../ui/brand/wordmark.tsx';
import { ColourSchemeButton } from '../../ui/colour-scheme-button.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { Link } from '../../ui/link.tsx';
import { shellsTexts } from './shells.texts.generated.ts';
import classes from './site-footer.module.css';

/** Where Likha is, and the ways on; those in for guests alone. */
export function SiteFooter() {
  const t = useTexts(shellsTexts);
  const { user } = useSession();
  const names: Record<LegalName, string> = {
    terms: t.terms,
    privacy: t.privacy,
    'acceptable-use': t.acceptableUse,
    'community-guidelines': t.communityGuidelines,
    'content-moderation': t.contentModeration,
    refunds: t.refunds,
    'creator-consent': t.creatorConsent,
    'affiliate-terms': t.affiliateTerms,
    'fan-creator-agreement': t.fanCreatorAgreement,
  };
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <div>
          <Wordmark height={26} />
          <address className={classes.address}>{t.address}</address>
          <p>{t.forAdults({ year: String(new Date().getFullYear()) })}</p>
        </div>
        <nav aria-label={t.footer}>
          <ul className={classes.links}>
            <li>
              <Link to={paths.creators()}>{t.creators}</Link>
            </li>
            {!user && (
              <li>
                <Link to={paths.register({ type: 'creator' })}>{t.becomeCreator}</Link>
              </li>
            )}
            <li>
              <Link to={paths.help()}>{t.help}</Link>
            </li>
            <li>
              <Link to={paths.contact()}>{t.contact}</Link>
            </li>
            {!user && (
              <li>
                <Link to={paths.login()}>{t.signIn}</Link>
              </li>
            )}
            <li>
              <Link to={paths.removalRequest()}>{t.removalRequest}</Link>
            </li>
            {LEGAL_NAMES.map((name) => (
              <li key={name}>
                <Link to={paths.legal(name)}>{names[name]}</Link>
              </li>
            ))}
          </ul>
          <LanguageSwitch withLabel />
          <ColourSchemeButton withLabel />
        </nav>
      </div>
    </footer>
  );
}
