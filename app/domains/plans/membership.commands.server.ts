import { z } from 'zod'
import { tellFollowers } from '~/platform/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { SiteEnvironment } from '~/platform/env.server'
import { DomainError } from '~/platform/errors'
import { isUuid } from '~/platform/is-uuid'
import { limitRate } from '~/platform/rate-limit.server'
import { sign, verify } from '~/platform/tokens.server'
import { planTag } from './commands.server'
import { PlanMissing } from './errors'
import { type Person, requireRole } from './queries.server'
import { INVITED_ROLES } from './sharing/member'

/** Somebody opened a plan that is shared with them: from now on those who have it too know who they are. */
export async function joinPlan(db: Database, { email }: Person, planId: string, now = new Date()) {
  if (!isUuid(planId)) return
  await db
    .updateTable('blueprintMembers')
    .set({ joinedAt: now })
    .where('blueprintId', '=', planId)
    .where('email', '=', email)
    .where('joinedAt', 'is', null)
    .execute()
}

const RETURN_MS = 10 * 60_000
const wayBack = z.object({
  returnsTo: z.uuid(),
  email: z.string(),
  role: z.enum(INVITED_ROLES),
  membersVersion: z.int(),
})
/** Longer than the token lives. */
const ONCE = { attempts: 1, seconds: 11 * 60, sentence: 'This was taken back already.' }

/** Gives up one's part in a plan. Answers a token that takes this back for ten minutes. @throws PlanMissing */
export async function leavePlan(
  db: Database,
  { SECRET }: Pick<SiteEnvironment, 'SECRET'>,
  person: Person,
  planId: string,
  now = new Date(),
) {
  return inTransaction(db, async (tx) => {
    const isOwner = (await requireRole(tx, person, planId, 'read')) === 'owner'
    if (isOwner) throw new DomainError('You own this plan. Move it to the trash instead.', 403)
    // locked before the role is read: what the owner is changing at this moment counts
    const plan = await lockedPlan(tx, planId)
    const left = await tx
      .deleteFrom('blueprintMembers')
      .where('blueprintId', '=', planId)
      .where('email', '=', person.email)
      .returning('role')
      .executeTakeFirst()
    if (!left) throw new PlanMissing()
    await tellFollowers(tx, planTag(planId))
    const payload = { returnsTo: planId, email: person.email, role: left.role, membersVersion: plan.membersVersion }
    return sign(SECRET, payload, new Date(now.getTime() + RETURN_MS))
  })
}

/**
 * Takes the leaving back once, with the role of before. @throws PlanMissing when the token is no good, the plan is gone, or
 * its owner has decided about its people since; DomainError 429 the second time
 */
export async function returnToPlan(
  db: Database,
  { SECRET }: Pick<SiteEnvironment, 'SECRET'>,
  person: Person,
  planId: string,
  token: string,
  now = new Date(),
) {
  const verified = verify(SECRET, token, now)
  const { data } = wayBack.safeParse(verified.state === 'valid' ? verified.payload : undefined)
  if (data?.returnsTo !== planId || data.email !== person.email) throw new PlanMissing()
  await limitRate(db, `plan-return:${token}`, ONCE, now)
  await inTransaction(db, async (tx) => {
    const plan = await lockedPlan(tx, planId)
    if (plan.membersVersion !== data.membersVersion) throw new PlanMissing()
    await tx
      .insertInto('blueprintMembers')
      .values({ blueprintId: planId, email: person.email, role: data.role, joinedAt: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await tellFollowers(tx, planTag(planId))
  })
}

async function lockedPlan(tx: Database, planId: string) {
  const plan = await tx
    .selectFrom('blueprints')
    .select('membersVersion')
    .where('id', '=', planId)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!plan) throw new PlanMissing()
  return plan
}
