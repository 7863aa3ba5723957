import type { Handlers } from '../../platform/http/bind-calls.ts';
import { chooseNames, chooseNotification, listMailed } from './choose-notification.ts';
import { chooseInApp, listInApp } from './in-app/choose-news.ts';
import { listMuted, muteCreator, unmuteCreator } from './in-app/mute-creator.ts';
import { markNewsRead, readNews } from './in-app/read-news.ts';
import { notificationsTexts } from './notifications.texts.generated.ts';
import type { NotificationsDeps } from './notifications-deps.ts';
import { readLink, unsubscribePerson } from './unsubscribe-person.ts';

export function notificationsHandlers(
  deps: NotificationsDeps,
): Pick<
  Handlers,
  | 'muteCreator'
  | 'unmuteCreator'
  | 'listMuted'
  | 'listNotifications'
  | 'readNotifications'
  | 'chooseNews'
  | 'getNotificationSettings'
  | 'chooseNotification'
  | 'readUnsubscribe'
  | 'unsubscribe'
> {
  return {
    muteCreator: ({ viewer, params }) => muteCreator(deps, viewer.id, params.id),
    unmuteCreator: ({ viewer, params }) => unmuteCreator(deps, viewer.id, params.id),
    listMuted: ({ viewer, query }) => listMuted(deps, viewer.id, query),
    listNotifications: ({ viewer, query }) => readNews(deps, viewer, query),
    readNotifications: async ({ viewer, body }) => ({
      unread_count: await markNewsRead(deps, viewer, body.up_to),
    }),
    chooseNews: async ({ viewer, body }) => {
      await chooseInApp(deps, viewer, body.in_app ?? {});
      if (body.shows_names !== undefined) await chooseNames(deps, viewer, body.shows_names);
      const { shows_names } = await listMailed(deps, viewer);
      return { in_app: await listInApp(deps, viewer), shows_names };
    },
    getNotificationSettings: async ({ viewer }) => ({
      ...(await listMailed(deps, viewer)),
      in_app: await listInApp(deps, viewer),
    }),
    chooseNotification: async ({ viewer, params, body, language }) => {
      const choice = { kind: params.kind, isOn: body.is_on, rhythm: body.rhythm };
      const message = notificationsTexts[language][body.is_on ? 'turnedOn' : 'turnedOff'];
      return { ...(await chooseNotification(deps, viewer, choice)), message };
    },
    readUnsubscribe: ({ body }) => readLink(deps, body.token),
    unsubscribe: async ({ body, language }) => ({
      ...(await unsubscribePerson(deps, body.token)),
      message: notificationsTexts[language].turnedOff,
    }),
  };
}
