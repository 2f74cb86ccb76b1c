import { z } from 'zod'
import { notifyFollowers } from '~/platform/content-changes/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import { isUuid } from '~/platform/database/is-uuid'
import { inTransaction } from '~/platform/database/transaction.server'
import type { SiteEnvironment } from '~/platform/env/env.server'
import { DomainError } from '~/platform/errors/errors'
import { enforceRateLimit } from '~/platform/security/rate-limit.commands.server'
import { signToken, verifyToken } from '~/platform/security/signed-tokens.server'
import { planTag } from './commands.server'
import { PlanMissing } from './errors'
import { type Person, requireRole } from './queries.server'
import { MEMBER_ROLES } from './sharing/member'

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

const UNDO_WINDOW_MS = 10 * 60_000
const undoTokenSchema = z.object({
  returnsTo: z.uuid(),
  email: z.string(),
  role: z.enum(MEMBER_ROLES),
  membersVersion: z.int(),
})
/** Longer than the token lives. */
const USE_ONCE_LIMIT = { attempts: 1, seconds: 11 * 60, message: 'This has already been undone.' }

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
    const plan = await lockPlanForUpdate(tx, planId)
    const left = await tx
      .deleteFrom('blueprintMembers')
      .where('blueprintId', '=', planId)
      .where('email', '=', person.email)
      .returning('role')
      .executeTakeFirst()
    if (!left) throw new PlanMissing()
    await notifyFollowers(tx, planTag(planId))
    const payload = { returnsTo: planId, email: person.email, role: left.role, membersVersion: plan.membersVersion }
    return signToken(SECRET, payload, new Date(now.getTime() + UNDO_WINDOW_MS))
  })
}

/**
 * Takes the leaving back once, with the role of before. @throws PlanMissing when the token is no good, the plan is gone, or
 * its owner has decided about its people since; DomainError 429 the second time
 */
export async function undoLeavePlan(
  db: Database,
  { SECRET }: Pick<SiteEnvironment, 'SECRET'>,
  person: Person,
  planId: string,
  token: string,
  now = new Date(),
) {
  const verified = verifyToken(SECRET, token, now)
  const { data } = undoTokenSchema.safeParse(verified.state === 'valid' ? verified.payload : undefined)
  if (data?.returnsTo !== planId || data.email !== person.email) throw new PlanMissing()
  await enforceRateLimit(db, `plan-return:${token}`, USE_ONCE_LIMIT, now)
  await inTransaction(db, async (tx) => {
    const plan = await lockPlanForUpdate(tx, planId)
    if (plan.membersVersion !== data.membersVersion) throw new PlanMissing()
    await tx
      .insertInto('blueprintMembers')
      .values({ blueprintId: planId, email: person.email, role: data.role, joinedAt: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await notifyFollowers(tx, planTag(planId))
  })
}

async function lockPlanForUpdate(tx: Database, planId: string) {
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
