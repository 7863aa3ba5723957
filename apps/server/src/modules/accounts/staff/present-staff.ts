import type { CallResponse, Calls } from '@likha/contract';
import { publicMediaUrl } from '../../../platform/public-media-url.ts';
import type { StaffRow } from './staff.queries.ts';

type Member = CallResponse<Calls['listStaff']>['staff'][number];

export function presentStaff({
  staff_role,
  two_factor_at,
  has_passkey,
  avatar_key,
  created_at,
  last_seen_at,
  status,
  ...row
}: StaffRow): Member {
  return {
    ...row,
    avatar: publicMediaUrl(avatar_key),
    status: status as Member['status'],
    role: staff_role as Member['role'],
    has_two_factor: two_factor_at !== null || has_passkey,
    created_at: created_at.toISOString(),
    last_seen_at: last_seen_at.toISOString(),
  };
}
