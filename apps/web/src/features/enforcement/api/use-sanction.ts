import { detailOf, fieldErrorsOf } from '../../../lib/api-error.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { enforcementTexts } from '../enforcement.texts.generated.ts';
import { type Act, type Sanction, type SanctionForm, warningBody } from '../sanction-form.ts';

/**
 * Decides about a person.
 * @param onDone once it is decided
 * @param onProblems told what the server finds wrong with the fields
 */
export function useSanction(
  id: string,
  onDone: () => void,
  onProblems: (found: Record<string, string>) => void,
) {
  const t = useTexts(enforcementTexts);
  const options = {
    invalidates: ['GET /admin/users/{id}', 'GET /admin/users/{id}/strikes', 'GET /admin/users'] as const,
    invalidatesOnError: ['GET /admin/users/{id}', 'GET /admin/users/{id}/strikes'] as const,
    onSuccess: ({ message }: { message: string }) => {
      notify({ tone: 'good', title: t.done, text: message });
      onDone();
    },
    onError: (error: Error) => {
      onProblems(fieldErrorsOf(error));
      notify({ tone: 'bad', title: t.failed, text: detailOf(error, t.failedText) });
    },
  };
  const warn = useAction('POST /admin/users/{id}/warn', options);
  const suspend = useAction('POST /admin/users/{id}/suspend', options);
  const ban = useAction('POST /admin/users/{id}/ban', options);
  const lift = useAction('POST /admin/users/{id}/lift', options);
  const params = { id };
  function send(act: Act, form: SanctionForm, sanction: Sanction | null) {
    const reason = form.reason.trim();
    if (act === 'warn') warn.mutate({ params, body: warningBody(form) });
    else if (act === 'suspend') suspend.mutate({ params, body: { days: Number(form.days), reason } });
    else if (act === 'ban') ban.mutate({ params, body: { reason } });
    else lift.mutate({ params, body: { sanction_id: sanction?.id ?? null, reason } });
  }
  return { send, isBusy: [warn, suspend, ban, lift].some(({ isPending }) => isPending) };
}
