import { expect, it } from 'vitest';
import { shown } from '../screens.fixture.tsx';
import { NotificationsPage } from './notifications-page.tsx';

const NONE = { 'GET /notifications': { notifications: [], next_cursor: null } };
const emptyFor = (user_type: 'fan' | 'creator' | 'admin') =>
  shown(<NotificationsPage />, { answers: NONE, user: { full_name: 'Luz', user_type } });

it('tells who was told of nothing yet what will be here, and where to go', () => {
  expect(emptyFor('fan')).toContain('Find creators');
  expect(emptyFor('creator')).toContain('Go to your posts');
});

it('sends staff to no posts: they have none', () => {
  expect(emptyFor('admin')).toContain('What concerns your account shows up here.');
  expect(emptyFor('admin')).not.toContain('Go to your posts');
});
