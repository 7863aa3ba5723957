import type { Handlers } from '../../platform/http/bind-calls.ts';
import { chooseNotification, listNotifications } from './choose-notification.ts';
import { notificationsTexts } from './notifications.texts.generated.ts';
import type { NotificationsDeps } from './notifications-deps.ts';
import { readLink, unsubscribePerson } from './unsubscribe-person.ts';

export function notificationsHandlers(
  deps: NotificationsDeps,
): Pick<Handlers, 'listNotifications' | 'chooseNotification' | 'readUnsubscribe' | 'unsubscribe'> {
  return {
    listNotifications: ({ viewer }) => listNotifications(deps, viewer),
    chooseNotification: async ({ viewer, params, body, language }) => {
      const choice = { kind: params.kind, isOn: body.is_on };
      await chooseNotification(deps, viewer, choice);
      const message = notificationsTexts[language][body.is_on ? 'turnedOn' : 'turnedOff'];
      return { kind: params.kind, is_on: body.is_on, message };
    },
    readUnsubscribe: ({ body }) => readLink(deps, body.token),
    unsubscribe: async ({ body, language }) => ({
      ...(await unsubscribePerson(deps, body.token)),
      message: notificationsTexts[language].turnedOff,
    }),
  };
}
