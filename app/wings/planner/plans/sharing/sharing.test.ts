import type { Database } from '~/platform/database/database.server'
import { aProfile } from '~/wings/site/accounts/fixtures'
import { testEnvironment } from '~test/route-call'
import { describe, expect, test } from '~test/test'
import { listCollaborators } from '../collaborators.queries.server'
import { PlanMissing, PlanOwnerOnly } from '../errors'
import { joinPlan, leavePlan, undoLeavePlan } from '../membership.commands.server'
import { findPlanFor, type Person } from '../queries.server'
import { aStoredPlan } from '../stored-fixtures'
import { changeMemberRole, inviteMember, removeMember } from './members.commands.server'
import { setReadOnlyKey } from './read-only-link.commands.server'
import { findPlanSharing } from './sharing.queries.server'

const env = testEnvironment()
const KEY = '5f0c1b7e-3c1d-4f6a-9d2b-7a1e0c9b8d4f'
const named = (person: Person, full_name = '') => ({ ...person, full_name })

async function aSharedPlan(db: Database) {
  const [mara, ben] = [await aProfile(db), await aProfile(db)]
  await db.updateTable('profiles').set({ fullName: 'Ben Reed' }).where('id', '=', ben.id).execute()
  const id = await aStoredPlan(db, mara)
  const invite = (email: string, role: 'editor' | 'reader' = 'reader', now?: Date) =>
    inviteMember(db, env, named(mara, 'Mara Lind'), id, { email, role }, now)
  return { mara, ben, id, invite }
}

const mailsTo = (db: Database, email: string) =>
  db.selectFrom('outboxMails').select(['subject', 'plainText', 'recipient']).where('recipient', '=', email).execute()

describe('inviting', () => {
  test('the one who is invited sees the plan, and gets a mail with the name of who invites and a link', async ({
    db,
  }) => {
    const { ben, id, invite } = await aSharedPlan(db)
    await invite(ben.email, 'editor')
    expect(await findPlanFor(db, ben, id)).toMatchObject({ role: 'editor' })
    const [mail] = await mailsTo(db, ben.email)
    expect(mail?.subject).toMatch(/^\S+@example\.com shared a plan with you$/)
    expect(mail?.plainText).toMatch(
      /^Mara Lind \(\S+@example\.com\) shared a plan with you\n\nThe plan is called “The internal-tool”/,
    )
    expect(mail?.plainText).toContain(`${env.ORIGIN}/planner/dashboard/${id}`)
  })

  test('invited again they have the role that was given last, and no second mail on that day', async ({ db }) => {
    const { ben, id, invite } = await aSharedPlan(db)
    await invite(ben.email, 'editor')
    await invite(ben.email, 'reader')
    expect(await findPlanFor(db, ben, id)).toMatchObject({ role: 'reader' })
    expect(await mailsTo(db, ben.email)).toHaveLength(1)
  })

  test('nor when the address of the call writes the plan’s id in other letters', async ({ db }) => {
    const { mara, ben, id } = await aSharedPlan(db)
    for (const written of [id, id.toUpperCase()])
      await inviteMember(db, env, named(mara), written, { email: ben.email, role: 'reader' })
    expect(await mailsTo(db, ben.email)).toHaveLength(1)
  })

  test('somebody without an account is invited all the same', async ({ db }) => {
    const { id, invite } = await aSharedPlan(db)
    await invite('new@example.com')
    const late = await aProfile(db, 'new@example.com')
    expect(await findPlanFor(db, late, id)).toMatchObject({ role: 'reader' })
  })

  test('only the owner may, not even an editor; and nobody invites themself', async ({ db }) => {
    const { mara, ben, id, invite } = await aSharedPlan(db)
    await invite(ben.email, 'editor')
    const eva = { email: 'eva@example.com', role: 'reader' as const }
    await expect(inviteMember(db, env, named(ben), id, eva)).rejects.toThrow(PlanOwnerOnly)
    await expect(inviteMember(db, env, named(await aProfile(db)), id, eva)).rejects.toThrow(PlanMissing)
    await expect(invite(mara.email)).rejects.toThrow('You are the owner of this plan')
  })

  test('has a limit per hour', async ({ db }) => {
    const { invite } = await aSharedPlan(db)
    for (let count = 0; count < 20; count++) await invite(`p${count}@example.com`)
    await expect(invite('p20@example.com')).rejects.toMatchObject({ status: 429 })
  })

  test('a name with a line break breaks no subject', async ({ db }) => {
    const { mara, id } = await aSharedPlan(db)
    await inviteMember(db, env, named(mara, 'Mara\r\nBcc: x'), id, { email: 'a@example.com', role: 'reader' })
    const [mail] = await mailsTo(db, 'a@example.com')
    expect(mail?.subject).toMatch(/^\S+@example\.com shared a plan with you$/)
  })
})

describe('changing who has it', () => {
  test('the owner changes a role and takes the plan away', async ({ db }) => {
    const { mara, ben, id, invite } = await aSharedPlan(db)
    await invite(ben.email)
    await changeMemberRole(db, mara, id, { email: ben.email, role: 'editor' })
    expect(await findPlanFor(db, ben, id)).toMatchObject({ role: 'editor' })
    expect(await removeMember(db, mara, id, ben.email)).toBe('editor')
    expect(await findPlanFor(db, ben, id)).toBeUndefined()
    await expect(removeMember(db, mara, id, ben.email)).rejects.toMatchObject({ status: 404 })
  })

  test('a member leaves and may take that back for a while; the owner cannot leave', async ({ db }) => {
    const { mara, ben, id, invite } = await aSharedPlan(db)
    await invite(ben.email, 'editor')
    const now = new Date()
    const token = await leavePlan(db, env, ben, id, now)
    expect(await findPlanFor(db, ben, id)).toBeUndefined()
    const eva = await aProfile(db)
    await expect(undoLeavePlan(db, env, eva, id, token, now)).rejects.toThrow(PlanMissing)
    const late = new Date(now.getTime() + 11 * 60_000)
    await expect(undoLeavePlan(db, env, ben, id, token, late)).rejects.toThrow(PlanMissing)
    await undoLeavePlan(db, env, ben, id, token, now)
    expect(await findPlanFor(db, ben, id)).toMatchObject({ role: 'editor' })
    await expect(leavePlan(db, env, mara, id)).rejects.toMatchObject({ status: 403 })
  })
})

describe('a way back into a plan', () => {
  test('is gone once it was used: nobody who was removed after it comes back', async ({ db }) => {
    const { ben, id, invite } = await aSharedPlan(db)
    await invite(ben.email, 'editor')
    const token = await leavePlan(db, env, ben, id)
    await undoLeavePlan(db, env, ben, id, token)
    await db.deleteFrom('blueprintMembers').where('blueprintId', '=', id).execute()
    await expect(undoLeavePlan(db, env, ben, id, token)).rejects.toThrow('This has already been undone.')
    expect(await findPlanFor(db, ben, id)).toBeUndefined()
  })

  test('ends with a removal by the owner, used or not', async ({ db }) => {
    const { mara, ben, id, invite } = await aSharedPlan(db)
    await invite(ben.email, 'editor')
    const token = await leavePlan(db, env, ben, id)
    await invite(ben.email, 'reader')
    await removeMember(db, mara, id, ben.email)
    await expect(undoLeavePlan(db, env, ben, id, token)).rejects.toThrow(PlanMissing)
    expect(await findPlanFor(db, ben, id)).toBeUndefined()
  })

  test('ends with a new invitation and with a changed role: the role of before does not come back', async ({ db }) => {
    const { mara, ben, id, invite } = await aSharedPlan(db)
    await invite(ben.email, 'editor')
    const asEditor = await leavePlan(db, env, ben, id)
    await invite(ben.email, 'reader')
    await leavePlan(db, env, ben, id)
    await expect(undoLeavePlan(db, env, ben, id, asEditor)).rejects.toThrow(PlanMissing)
    const eva = await aProfile(db)
    await invite(eva.email, 'editor')
    const asEditorToo = await leavePlan(db, env, eva, id)
    await db.insertInto('blueprintMembers').values({ blueprintId: id, email: eva.email, role: 'editor' }).execute()
    await changeMemberRole(db, mara, id, { email: eva.email, role: 'reader' })
    await leavePlan(db, env, eva, id)
    await expect(undoLeavePlan(db, env, eva, id, asEditorToo)).rejects.toThrow(PlanMissing)
  })

  test('of two people who left, both come back', async ({ db }) => {
    const { ben, id, invite } = await aSharedPlan(db)
    const eva = await aProfile(db)
    await invite(ben.email, 'editor')
    await invite(eva.email)
    const tokens = [await leavePlan(db, env, ben, id), await leavePlan(db, env, eva, id)] as const
    await undoLeavePlan(db, env, ben, id, tokens[0])
    await undoLeavePlan(db, env, eva, id, tokens[1])
    expect(await findPlanFor(db, ben, id)).toMatchObject({ role: 'editor' })
    expect(await findPlanFor(db, eva, id)).toMatchObject({ role: 'reader' })
  })
})

describe('who is shown to whom', () => {
  test('who has not opened the plan is known by the written address alone, and to the owner only', async ({ db }) => {
    const { mara, ben, id, invite } = await aSharedPlan(db)
    const eva = await aProfile(db)
    await invite(ben.email)
    await invite(eva.email)
    const waiting = { email: ben.email, name: '', hasJoined: false }
    expect((await findPlanSharing(db, env, mara, id)).members).toContainEqual(expect.objectContaining(waiting))
    expect((await findPlanSharing(db, env, eva, id)).members.map(({ email }) => email)).toEqual([eva.email])
    await joinPlan(db, ben, id)
    const joined = expect.objectContaining({ email: ben.email, name: 'Ben Reed', hasJoined: true })
    expect((await findPlanSharing(db, env, mara, id)).members).toContainEqual(joined)
    expect((await findPlanSharing(db, env, eva, id)).members).toContainEqual(joined)
  })

  test('people who share a plan are a team once they have opened it, and nobody else is named', async ({ db }) => {
    const { mara, ben, id, invite } = await aSharedPlan(db)
    await aProfile(db)
    await invite(ben.email)
    expect(await listCollaborators(db, mara)).toEqual([])
    expect(await listCollaborators(db, ben)).toEqual([{ id: mara.id, email: mara.email, name: '' }])
    await joinPlan(db, ben, id)
    expect(await listCollaborators(db, mara)).toEqual([{ id: ben.id, email: ben.email, name: 'Ben Reed' }])
    await removeMember(db, mara, id, ben.email)
    expect(await listCollaborators(db, mara)).toEqual([])
    expect(await listCollaborators(db, ben)).toEqual([])
  })

  test('a team has at most ten people', async ({ db }) => {
    const { mara, id } = await aSharedPlan(db)
    for (let count = 0; count < 12; count++) {
      const { email } = await aProfile(db)
      const member = { blueprintId: id, email, role: 'reader', joinedAt: new Date() }
      await db.insertInto('blueprintMembers').values(member).execute()
    }
    expect(await listCollaborators(db, mara)).toHaveLength(10)
  })

  test('the link is shown to the owner only', async ({ db }) => {
    const { mara, ben, id, invite } = await aSharedPlan(db)
    await invite(ben.email, 'editor')
    await setReadOnlyKey(db, env, mara, id, KEY)
    expect((await findPlanSharing(db, env, mara, id)).link).toBe(`${env.ORIGIN}/plan/${KEY}`)
    expect((await findPlanSharing(db, env, ben, id)).link).toBeNull()
  })
})
