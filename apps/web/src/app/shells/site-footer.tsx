import { paths } from '../../lib/paths.ts';
import { Wordmark } from '../../ui/brand/wordmark.tsx';
import { ColourSchemeButton } from '../../ui/colour-scheme-button.tsx';
import { Link } from '../../ui/link.tsx';
import classes from './site-footer.module.css';

/** Where Likha is, and the ways on. */
export function SiteFooter() {
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <div>
          <Wordmark height={26} />
          <address className={classes.address}>
            Likha, Tomas Morato Avenue, Quezon City 1103, Philippines
          </address>
          <p>© {new Date().getFullYear()} Likha. For adults, 18 and over.</p>
        </div>
        <nav aria-label="Footer">
          <ul className={classes.links}>
            <li>
              <Link to={paths.creators()}>Creators</Link>
            </li>
            <li>
              <Link to={paths.register({ type: 'creator' })}>Become a creator</Link>
            </li>
            <li>
              <Link to={paths.login()}>Sign in</Link>
            </li>
          </ul>
          <ColourSchemeButton withLabel />
        </nav>
      </div>
    </footer>
  );
}
