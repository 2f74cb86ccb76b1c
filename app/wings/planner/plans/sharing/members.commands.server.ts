import { href } from 'react-router'
import { notifyFollowers } from '~/platform/content-changes/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { SiteEnvironment } from '~/platform/env/env.server'
import { DomainError } from '~/platform/errors/errors'
import { sendMail } from '~/platform/mail/send-mail.commands.server'
import { enforceRateLimit, isWithinRateLimit } from '~/platform/security/rate-limit.commands.server'
import { DAY_MS, toUtcDay } from '~/platform/time/dates'
import type { SignedInUser } from '~/wings/site/accounts/account'
import { findBrand } from '~/wings/site/settings/queries.server'
import { planTag } from '../commands.server'
import { PlanMissing } from '../errors'
import { type Person, requireRole } from '../queries.server'
import { planInvitationMail } from './emails'
import type { Invitation } from './member-forms'

type Inviter = Pick<SignedInUser, 'id' | 'email' | 'full_name'>

const MAX_MEMBERS = 50
const INVITATIONS_PER_HOUR = {
  attempts: 20,
  seconds: 3_600,
  message: 'You have invited too many people. Please try again later.',
}

// of one who invites to one address, whatever the plans are called
const MAILS_PER_RECIPIENT_PER_DAY = { attempts: 10, seconds: DAY_MS / 1_000 }

class MemberMissing extends DomainError {
  constructor() {
    super('This person no longer has access to the plan.', 404)
  }
}

/**
 * Shares a plan with whoever has this address; invited again, they get the role that was given last, and at most one mail
 * a day for each plan, ten for all. @throws PlanMissing, PlanOwnerOnly, DomainError 409 and 429
 */
export async function inviteMember(
  db: Database,
  env: Pick<SiteEnvironment, 'ORIGIN'>,
  by: Inviter,
  planId: string,
  { email, role }: Invitation,
  now = new Date(),
) {
  await requireRole(db, by, planId, 'own')
  if (email === by.email) throw new DomainError('You are the owner of this plan.', 409)
  await enforceRateLimit(db, `plan-invitation:${by.id}`, INVITATIONS_PER_HOUR, now)
  await inTransaction(db, async (tx) => {
    const title = await bumpMembersVersion(tx, by, planId)
    const before = await listMemberEmails(tx, planId)
    if (!before.includes(email) && before.length >= MAX_MEMBERS)
      throw new DomainError(`You can share a plan with at most ${MAX_MEMBERS} people.`, 409)
    await tx
      .insertInto('blueprintMembers')
      .values({ blueprintId: planId, email, role, invitedBy: by.id, createdAt: now })
      .onConflict((conflict) => conflict.columns(['blueprintId', 'email']).doUpdateSet({ role }))
      .execute()
    const link = env.ORIGIN + href('/planner/dashboard/:sprintId', { sprintId: planId })
    const inviter = { inviterName: by.full_name || by.email, inviterEmail: by.email }
    if (await isWithinRateLimit(tx, `plan-mails:${by.id}:${email}`, MAILS_PER_RECIPIENT_PER_DAY, now)) {
      await sendMail(tx, {
        secret: null,
        // an address may write the id in other letters
        cause: `plan-invitation:${planId.toLowerCase()}:${email}:${toUtcDay(now)}`,
        to: email,
        template: planInvitationMail(await findBrand(tx), { ...inviter, title, role, link }),
      })
    }
    await notifyFollowers(tx, planTag(planId))
  })
}

/** @throws PlanMissing, PlanOwnerOnly, MemberMissing */
export async function changeMemberRole(db: Database, by: Person, planId: string, { email, role }: Invitation) {
  await inTransaction(db, async (tx) => {
    await bumpMembersVersion(tx, by, planId)
    const changed = await tx
      .updateTable('blueprintMembers')
      .set({ role })
      .where('blueprintId', '=', planId)
      .where('email', '=', email)
      .returning('email')
      .executeTakeFirst()
    if (!changed) throw new MemberMissing()
    await notifyFollowers(tx, planTag(planId))
  })
}

/** Takes a plan away from somebody. Answers the role they had. @throws PlanMissing, PlanOwnerOnly, MemberMissing */
export async function removeMember(db: Database, by: Person, planId: string, email: string) {
  return inTransaction(db, async (tx) => {
    await bumpMembersVersion(tx, by, planId)
    const removed = await tx
      .deleteFrom('blueprintMembers')
      .where('blueprintId', '=', planId)
      .where('email', '=', email)
      .returning('role')
      .executeTakeFirst()
    if (!removed) throw new MemberMissing()
    await notifyFollowers(tx, planTag(planId))
    return removed.role
  })
}

/**
 * Decisions about the people of one plan wait for each other, so that nobody counts what another is changing; and each ends
 * the ways back of those who left before it. Answers the plan's title.
 */
async function bumpMembersVersion(tx: Database, by: Person, planId: string) {
  await requireRole(tx, by, planId, 'own')
  const row = await tx
    .updateTable('blueprints')
    .set(({ eb }) => ({ membersVersion: eb('membersVersion', '+', 1) }))
    .where('id', '=', planId)
    .returning('title')
    .executeTakeFirst()
  if (!row) throw new PlanMissing()
  return row.title
}

async function listMemberEmails(tx: Database, planId: string) {
  const rows = await tx.selectFrom('blueprintMembers').select('email').where('blueprintId', '=', planId).execute()
  return rows.map(({ email }) => email)
}
