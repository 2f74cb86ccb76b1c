import { href } from 'react-router'
import type { Database } from '~/platform/database/database.server'
import type { SiteEnvironment } from '~/platform/env/env.server'
import { PlanMissing } from '../errors'
import { type Person, requireRole } from '../queries.server'
import type { MemberRole, PlanSharing } from './member'

const MAX_MEMBERS_LISTED = 50

/** Who has a plan. Who has not opened it yet is shown to its owner only. @throws PlanMissing */
export async function findPlanSharing(
  db: Database,
  { ORIGIN }: Pick<SiteEnvironment, 'ORIGIN'>,
  person: Person,
  planId: string,
): Promise<PlanSharing> {
  const role = await requireRole(db, person, planId, 'read')
  const plan = await db
    .selectFrom('blueprints')
    .innerJoin('profiles', 'profiles.id', 'blueprints.ownerId')
    .select(['readOnlyKey', 'profiles.email', 'profiles.fullName'])
    .where('blueprints.id', '=', planId)
    .executeTakeFirst()
  if (!plan) throw new PlanMissing()
  const isOwner = role === 'owner'
  const members = await listMembers(db, planId)
  return {
    role,
    owner: { email: plan.email, name: plan.fullName },
    members: members
      .filter(({ joinedAt, email }) => isOwner || joinedAt || email === person.email)
      .map(({ email, role, joinedAt, fullName }) => ({
        email,
        role: role as MemberRole,
        name: joinedAt ? (fullName ?? '') : '',
        hasJoined: joinedAt !== null,
        isYou: email === person.email,
      })),
    link: isOwner && plan.readOnlyKey ? ORIGIN + href('/plan/:key', { key: plan.readOnlyKey }) : null,
  }
}

function listMembers(db: Database, planId: string) {
  return db
    .selectFrom('blueprintMembers')
    .leftJoin('profiles', 'profiles.email', 'blueprintMembers.email')
    .select(['blueprintMembers.email', 'role', 'joinedAt', 'fullName'])
    .where('blueprintId', '=', planId)
    .orderBy('blueprintMembers.email')
    .limit(MAX_MEMBERS_LISTED)
    .execute()
}
