import { useTexts } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonList } from '../../../ui/skeletons.tsx';
import { automaticTexts } from './automatic.texts.generated.ts';
import { AutomaticForm } from './automatic-form.tsx';

/** What a creator's new subscribers are written, and those whose subscription ended. */
export function AutomaticMessages() {
  const t = useTexts(automaticTexts);
  const query = useCall('GET /messages/automatic');
  return (
    <Loaded
      query={query}
      loading={<SkeletonList count={2} height={320} label={t.loading} />}
      failedTitle={t.failed}
    >
      {({ messages }) => messages.map((message) => <AutomaticForm key={message.kind} message={message} />)}
    </Loaded>
  );
}
