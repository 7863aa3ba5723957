import { paths } from '@likha/contract/addresses';
import type { Answer } from '../../../lib/api-types.ts';
import { useTexts } from '../../../lib/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/link.tsx';
import { earningsTexts } from '../earnings.texts.generated.ts';
import classes from './top-posts.module.css';

/** The posts that do best, each with what came of it. */
export function TopPosts({ posts }: { posts: Answer<'GET /analytics'>['top_posts'] }) {
  const t = useTexts(earningsTexts);
  return (
    <Card as="section" className={classes.box} aria-labelledby="top-posts">
      <h2 id="top-posts">{t.topPosts}</h2>
      <p className="dim">{posts.length > 0 ? t.topPostsHint : t.noTopPosts}</p>
      {posts.length > 0 && (
        <ol className={classes.list}>
          {posts.map(({ id, title, is_ppv, views_count, unlocks_count }) => (
            <li key={id}>
              <Link to={paths.postPage(id)} className={classes.title}>
                {title}
              </Link>
              <span className="dim money">
                {is_ppv && `${t.unlocksCount({ count: unlocks_count })} · `}
                {t.viewsCount({ count: views_count })}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
