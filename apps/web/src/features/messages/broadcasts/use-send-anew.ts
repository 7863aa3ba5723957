import { paths } from '@likha/contract/addresses';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { detailOf } from '../../../lib/api-error.ts';
import type { Answer } from '../../../lib/api-types.ts';
import { keepDraft, readDraft } from '../../../lib/drafts.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/toast/toast.ts';
import type { SentFile } from '../outbox/outbox-store.ts';
import { writtenDraft } from '../uploads/draft-names.ts';
import { broadcastViewTexts } from './broadcast-view.texts.generated.ts';
import { broadcastsTexts } from './broadcasts.texts.generated.ts';
import { BLANK_BROADCAST, isBegun, writtenAnew } from './new-broadcast.ts';

const DRAFT = writtenDraft(null);

/** Opens what was stopped for its words in the form, with its files and no upload (P986, P469). */
export function useSendAnew(stopped: Answer<'GET /messages/broadcasts/{id}'>) {
  const t = useTexts(broadcastsTexts);
  const own = useTexts(broadcastViewTexts);
  const navigate = useNavigate();
  const [isOpening, setIsOpening] = useState(false);
  const { mutateAsync: use } = useAction('POST /vault/files/{id}/uses', { invalidates: [] });
  return {
    isOpening,
    /** Is something else being written, which would be lost? */
    isInTheWay: () => isBegun(readDraft(DRAFT, BLANK_BROADCAST)),
    open: async () => {
      setIsOpening(true);
      try {
        const files: SentFile[] = [];
        for (const { file_key: id } of stopped.files) files.push(await use({ params: { id } }));
        keepDraft(DRAFT, writtenAnew(stopped, files, crypto.randomUUID()));
        void navigate(paths.newBroadcast());
      } catch (error) {
        setIsOpening(false);
        notify({ tone: 'bad', title: own.notOpened, text: detailOf(error, t.inAMoment) });
      }
    },
  };
}
