import { PLATFORMS, type Platform } from '@likha/contract/platforms';
import { useState } from 'react';
import { detailOf, fieldErrorsOf } from '../../../lib/api-error.ts';
import type { Answer } from '../../../lib/api-types.ts';
import { dropDraft, keepDraft, readDraft } from '../../../lib/drafts.ts';
import { useLanguage, useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { notify } from '../../../ui/toast/toast.ts';
import { linkProblems, refusedLinks } from '../link-problems.ts';
import { platformName } from '../platform-name.ts';
import { socialLinksTexts } from '../social-links.texts.generated.ts';
import classes from './social-links-editor.module.css';

type Links = Answer<'GET /users/social-media'>;

const DRAFT = 'social-links';

/** A creator's own links: an address and whether it is shown, for each of ten platforms. */
export function SocialLinksEditor() {
  const t = useTexts(socialLinksTexts);
  return (
    <Loaded
      query={useCall('GET /users/social-media')}
      loading={<Skeleton height={480} label={t.title} />}
      failedTitle={t.loadFailed}
    >
      {(links) => <Editor kept={links} />}
    </Loaded>
  );
}

function Editor({ kept }: { kept: Links }) {
  const t = useTexts(socialLinksTexts);
  const language = useLanguage();
  const [values, setValues] = useState(() => readDraft(DRAFT, kept));
  const [problems, setProblems] = useState<Partial<Record<Platform, string>>>({});
  const { social_media_links: links, social_media_visibility: visibility } = values;
  const save = useAction('PUT /users/social-media', {
    invalidates: ['GET /users/social-media', 'GET /creators/{id}/social-links'],
    onSuccess: ({ message, ...saved }) => {
      dropDraft(DRAFT);
      setValues(saved);
      notify({ tone: 'good', title: t.savedTitle, text: message });
    },
    onError: (error) => {
      setProblems(refusedLinks(fieldErrorsOf(error)));
      notify({ tone: 'bad', title: t.saveFailed, text: detailOf(error, t.saveFailedText) });
    },
  });

  function change(part: Partial<Links>) {
    const after = { ...values, ...part };
    keepDraft(DRAFT, after);
    setValues(after);
  }

  function send() {
    const found = linkProblems(links, t);
    setProblems(found);
    if (Object.keys(found).length > 0)
      return notify({ tone: 'bad', title: t.validationTitle, text: t.validationText });
    save.mutate({ body: { social_media_links: links, social_media_visibility: visibility } });
  }

  return (
    <Card as="section" className={classes.editor} aria-labelledby="social-links-title">
      <header>
        <h2 id="social-links-title">{t.title}</h2>
        <p className="dim">{t.lead}</p>
      </header>
      {kept.in_review.length > 0 && (
        <Notice tone="warn">
          {t.inReview({
            names: kept.in_review.map((platform) => platformName(platform, language)).join(', '),
          })}
        </Notice>
      )}
      <div className={classes.rows}>
        {PLATFORMS.map((platform) => (
          <div key={platform} className={classes.row}>
            <TextField
              label={platformName(platform, language)}
              type="url"
              inputMode="url"
              autoComplete="off"
              autoCapitalize="none"
              placeholder={t.example}
              value={links[platform]}
              error={problems[platform]}
              onChange={(event) =>
                change({ social_media_links: { ...links, [platform]: event.currentTarget.value } })
              }
            />
            <Switch
              label={t.shows({ name: platformName(platform, language) })}
              checked={visibility[platform]}
              onChange={(event) =>
                change({
                  social_media_visibility: { ...visibility, [platform]: event.currentTarget.checked },
                })
              }
            />
          </div>
        ))}
      </div>
      <Button size="lg" variant="default" loading={save.isPending} onClick={send}>
        {t.save}
      </Button>
    </Card>
  );
}
