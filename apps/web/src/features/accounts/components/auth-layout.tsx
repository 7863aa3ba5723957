import { paths } from '@likha/contract/addresses';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { ParolMark, Wordmark } from '../../../ui/brand/wordmark.tsx';
import { ColourSchemeButton } from '../../../ui/colour-scheme-button.tsx';
import { LanguageSwitch } from '../../../ui/language-switch.tsx';
import { accountsTexts } from '../accounts.texts.generated.ts';
import classes from './auth-layout.module.css';

interface AuthLayoutProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** Around sign-in and sign-up: the form, and on wide screens the night outside. */
export function AuthLayout({ title, lead, children }: AuthLayoutProps) {
  const t = useTexts(accountsTexts);
  return (
    <div className={classes.page}>
      <div className={classes.side} aria-hidden="true">
        {['a', 'b', 'c', 'd', 'e'].map((place) => (
          <span key={place} className={classes.lantern} data-place={place}>
            <ParolMark size={place === 'c' ? 220 : 96} />
          </span>
        ))}
        <p className={classes.motto}>
          {t.motto}
          <br />
          {t.mottoSupport}
        </p>
      </div>
      <div className={classes.column}>
        <header className={classes.top}>
          <BackLink to={paths.landing()}>{t.back}</BackLink>
          <div>
            <LanguageSwitch />
            <ColourSchemeButton />
          </div>
        </header>
        <main id="main" tabIndex={-1} className={classes.main}>
          <Wordmark height={34} />
          <h1 className={classes.title}>{title}</h1>
          <p className="dim">{lead}</p>
          {children}
        </main>
      </div>
    </div>
  );
}
