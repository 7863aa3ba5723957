import { paths } from '@likha/contract/addresses';
import { useNavigate } from 'react-router';
import { detailOf } from '../../../lib/api-error.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { IconMessageCircle } from '../../../ui/icons/icons.generated.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { writingTexts } from '../writing.texts.generated.ts';

interface MessageButtonProps {
  person: { id: string; name: string };
  size?: 'md' | 'lg';
}

/** Opens the conversation with somebody; whoever may not be written to is said to be closed, in the server's words. */
export function MessageButton({ person, size }: MessageButtonProps) {
  const t = useTexts(writingTexts);
  const navigate = useNavigate();
  const open = useAction('POST /conversations', {
    invalidates: [],
    onSuccess: ({ id }) => void navigate(paths.conversation(id)),
    onError: (error) => notify({ tone: 'bad', title: t.notOpened, text: detailOf(error, t.inAMoment) }),
  });
  return (
    <Button
      variant="default"
      size={size}
      leftSection={<IconMessageCircle size={20} stroke={1.75} aria-hidden />}
      aria-label={t.messageName({ name: person.name })}
      loading={open.isPending}
      onClick={() => open.mutate({ body: { user_id: person.id } })}
    >
      {t.message}
    </Button>
  );
}
