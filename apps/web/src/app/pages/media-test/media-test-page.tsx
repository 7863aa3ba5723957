import { paths, tabIn } from '@likha/contract/addresses';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../lib/texts.ts';
import { useSearchParams } from '../../../lib/use-search-params.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { AccessControl } from './access-control.tsx';
import { CreatorView } from './creator-view.tsx';
import { FanView } from './fan-view.tsx';
import { mediaTestTexts } from './media-test.texts.generated.ts';
import classes from './media-test-page.module.css';
import { MEDIA_TEST_TABS, mediaTestTab } from './media-test-tabs.ts';
import type { TriedUpload } from './tried-upload.tsx';
import { UploadTest } from './upload-test.tsx';

/** `/media-test`: how media is kept safe, tried out by anybody on files that belong to nobody (P221). */
export function MediaTestPage() {
  const t = useTexts(mediaTestTexts);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [tried, setTried] = useState<TriedUpload[]>([]);
  return (
    <div className={classes.page}>
      <PageHead title={t.page} description={t.description} path={paths.mediaTest()} />
      <PageHeading title={t.page} lead={t.lead} />
      <Tabs
        open={tabIn(MEDIA_TEST_TABS, query)}
        onOpen={(tab) => void navigate(mediaTestTab(tab))}
        tabs={[
          {
            name: 'upload',
            label: t.upload,
            content: (
              <UploadTest
                last={tried[0]}
                onTried={(upload) => setTried([{ ...upload, number: tried.length + 1 }, ...tried])}
              />
            ),
          },
          { name: 'creator', label: t.creator, content: <CreatorView tried={tried} /> },
          { name: 'fan', label: t.fan, content: <FanView /> },
          { name: 'access', label: t.access, content: <AccessControl /> },
        ]}
      />
    </div>
  );
}
