import type { Path } from '@likha/contract/addresses';
import { useWholeAddress } from '../lib/site-origin.ts';
import { useLanguage } from '../lib/texts.ts';
import { PageTitle } from './page-title.tsx';

/** The picture of pages that have none of their own, of the same size as the others (P385). */
const HOUSE_PICTURE = '/preview.png';
/** What search engines show of a description. */
const DESCRIPTION_CHARACTERS = 160;
const LOCALES = { en: 'en_PH', fil: 'fil_PH' } as const;

interface PageHeadProps {
  title: string;
  description: string;
  /** The one address of what is shown here, whichever way it was opened. */
  path: Path;
  /** 1200×630, which anybody may see: never a signed address. */
  picture?: string;
  kind?: 'website' | 'profile' | 'article';
  /** Not for search engines. */
  isUnlisted?: boolean;
  /** What the page is about, as schema.org says it; the addresses in it are made whole by who gives it. */
  about?: object;
}

/** What a public page says of itself to search engines and previews in chats (P86). */
export function PageHead(props: PageHeadProps) {
  const { title, path, picture, kind = 'website', isUnlisted = false, about } = props;
  const whole = useWholeAddress();
  const description = shortened(props.description);
  return (
    <>
      <PageTitle title={title} />
      {isUnlisted && <meta name="robots" content="noindex" />}
      <meta name="description" content={description} />
      <link rel="canonical" href={whole(path)} />
      <meta property="og:site_name" content="Likha" />
      <meta property="og:type" content={kind} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={whole(path)} />
      <meta property="og:image" content={whole(picture ?? HOUSE_PICTURE)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:locale" content={LOCALES[useLanguage()]} />
      <meta name="twitter:card" content="summary_large_image" />
      {about && <script type="application/ld+json">{inScript(about)}</script>}
    </>
  );
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const characters = [...line];
  if (characters.length <= DESCRIPTION_CHARACTERS) return line;
  return `${characters.slice(0, DESCRIPTION_CHARACTERS - 1).join('')}…`;
}

/** Nothing that somebody wrote of themselves can end the element that it stands in. */
function inScript(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
