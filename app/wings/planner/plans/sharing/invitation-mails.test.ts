import type { Database } from '~/platform/database/database.server'
import { aProfile } from '~/wings/site/accounts/fixtures'
import { testEnvironment } from '~test/route-call'
import { expect, test } from '~test/test'
import { findPlanFor, type Person } from '../queries.server'
import { aStoredPlan } from '../stored-fixtures'
import { inviteMember } from './members.commands.server'

const env = testEnvironment()
const named = (person: Person, full_name = '') => ({ ...person, full_name })
const mailsTo = (db: Database, email: string) =>
  db.selectFrom('outboxMails').select(['subject', 'plainText']).where('recipient', '=', email).execute()

test('no word or address of a stranger gets into the subject, and no address of theirs into the mail', async ({
  db,
}) => {
  const mara = await aProfile(db)
  const id = await aStoredPlan(db, mara)
  const title = 'Payment failed: renew at https://harbor-billing.example/login'
  await db.updateTable('blueprints').set({ title }).where('id', '=', id).execute()
  const by = named(mara, 'Harbor Billing harbor-billing.example')
  await inviteMember(db, env, by, id, { email: 'a@example.com', role: 'reader' })
  const [mail] = await mailsTo(db, 'a@example.com')
  expect(mail?.subject).toBe(`${mara.email} shared a plan with you`)
  expect(mail?.plainText).toContain(`Harbor Billing … (${mara.email})`)
  expect(mail?.plainText).not.toContain('harbor-billing')
})

test('ten mails a day reach one person from one who invites; the eleventh plan is shared without one', async ({
  db,
}) => {
  const [mara, ben] = [await aProfile(db), await aProfile(db)]
  for (let count = 0; count < 11; count++) {
    const id = await aStoredPlan(db, mara)
    await inviteMember(db, env, named(mara), id, { email: ben.email, role: 'reader' })
    expect(await findPlanFor(db, ben, id)).toMatchObject({ role: 'reader' })
  }
  expect(await mailsTo(db, ben.email)).toHaveLength(10)
})
