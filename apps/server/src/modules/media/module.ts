import type { Clock } from '../../platform/clock.ts';
import type { Keys } from '../../platform/keys.ts';
import { defineModule } from '../../platform/server-module.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { shownMediaIsReady } from './laws/shown-media-is-ready.law.ts';
import { usesHaveBytes } from './laws/uses-have-bytes.law.ts';
import type { MediaDeps } from './media-deps.ts';
import { createMediaAddresses } from './serve/media-addresses.ts';
import type { CardOptions } from './serve/profile-card.routes.ts';
import type { ServeOptions } from './serve/serve-media.routes.ts';
import type { PublicOptions } from './serve/serve-public.routes.ts';
import { createMediaKey } from './serve/sign-media.ts';

/** What modules bring that know who may see what. */
interface FromOthers {
  viewCounter: { count: ServeOptions['onView'] };
  mediaRights: {
    shownBy: (mediaId: string, viewer: Viewer | null) => Promise<'post' | 'story' | null>;
    isPublished: PublicOptions['mayShowBlurred'];
  };
  messageFiles: {
    check: (mediaId: string, viewer: Viewer | null) => Promise<boolean>;
    isOffered: PublicOptions['mayShowBlurred'];
  };
  profilePictures: { isShown: PublicOptions['isPictureShown']; cardFacts: CardOptions['factsOf'] };
  /** The files of the test page, which no post shows. */
  testMedia: { has(id: string): boolean };
}

export const mediaModule = defineModule({
  name: 'media',
  tables: ['media_items', 'media_traces', 'uploads', 'upload_parts'],
  services: ({ clock, keysFor }: { clock: Clock; keysFor(use: string): Keys }) => {
    const mediaKey = createMediaKey(keysFor('media'));
    return {
      mediaKey,
      mediaAddresses: createMediaAddresses({ clock, mediaKey }),
      traceKey: keysFor('trace').current,
    };
  },
  routes: async (app, deps: MediaDeps & FromOthers & Pick<ServeOptions['deps'], 'directMedia'>, binding) => {
    const { mediaRoutes } = await import('./serve/serve-media.routes.ts');
    const { viewCounter, mediaRights, messageFiles, profilePictures, testMedia } = deps;
    mediaRoutes(app, {
      deps,
      binding,
      onView: (id, looker) => {
        if (!testMedia.has(id)) viewCounter.count(id, looker);
      },
      shownBy: async (id, viewer) => {
        if (testMedia.has(id)) return 'test page';
        const shown = await mediaRights.shownBy(id, viewer);
        return shown ?? ((await messageFiles.check(id, viewer)) ? 'message' : null);
      },
    });
    const { resumableRoutes } = await import('./resumable/resumable.routes.ts');
    await resumableRoutes(app, deps, binding);
    const { publicMediaRoute } = await import('./serve/serve-public.routes.ts');
    publicMediaRoute(app, {
      deps,
      mayShowBlurred: async (id) =>
        testMedia.has(id) || (await mediaRights.isPublished(id)) || messageFiles.isOffered(id),
      isPictureShown: profilePictures.isShown,
    });
    const { profileCardRoute } = await import('./serve/profile-card.routes.ts');
    profileCardRoute(app, { deps, factsOf: profilePictures.cardFacts });
  },
  handlers: async (deps: MediaDeps) => (await import('./trace/trace.routes.ts')).traceHandlers(deps),
  jobs: async (deps: MediaDeps) => (await import('./media.jobs.ts')).mediaJobs(deps),
  laws: [shownMediaIsReady, usesHaveBytes],
  personal: {
    erased: ['media_items.owner_id', 'uploads.owner_id'],
    kept: {
      'media_items.made_for': 'copies go with their original',
      'media_traces.viewer_id': 'whose a leaked picture was: a number that leads to an erased account',
    },
    exported: {
      media: {
        table: 'media_items',
        owner: 'owner_id',
        key: 'id',
        columns: 'id, kind, content_type, bytes, width, height, created_at',
      },
      picture_mark: {
        table: 'media_traces',
        owner: 'viewer_id',
        key: 'viewer_id',
        columns: 'code, created_at',
      },
    },
    load: async () => (await import('./upload/remove-media.ts')).removeMediaOf,
  },
});
