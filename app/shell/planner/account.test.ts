import { type ContentTag, onContentChange } from '~/platform/content-changes/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import { changeBoard } from '~/wings/planner/board/commands.server'
import { findBoardFor, findBoardUpdate } from '~/wings/planner/board/queries.server'
import { planTag } from '~/wings/planner/plans/commands.server'
import { listPlansFor } from '~/wings/planner/plans/queries.server'
import { aStoredPlan } from '~/wings/planner/plans/stored-fixtures'
import { emailChangeUrl, emailConfirmationUrl } from '~/wings/site/accounts/account-links.server'
import { aProfile } from '~/wings/site/accounts/fixtures'
import { testEnvironment } from '~test/route-call'
import { expect, test } from '~test/test'
import { confirmNewEmail, deleteOwnAccount } from './account.commands.server'
import { streamPersonalData } from './personal-data.server'

const env = testEnvironment()

function share(db: Database, blueprintId: string, email: string, role: 'editor' | 'reader' = 'editor') {
  return db.insertInto('blueprintMembers').values({ blueprintId, email, role }).execute()
}

async function dataOf(db: Database, person: { id: string; email: string }) {
  const pieces: string[] = []
  const user = { ...person, full_name: '', is_admin: false }
  for await (const piece of streamPersonalData(db, user)) pieces.push(piece)
  return JSON.parse(pieces.join(''))
}

test('what somebody takes along holds their plans whole, and nothing of anybody else', async ({ db }) => {
  const [ada, eve] = [await aProfile(db, 'ada@example.com'), await aProfile(db, 'eve@example.com')]
  const [own, second, theirs, secret] = [
    await aStoredPlan(db, ada, 'marketplace'),
    await aStoredPlan(db, ada),
    await aStoredPlan(db, eve),
    await aStoredPlan(db, eve, 'game'),
  ]
  await share(db, theirs, ada.email, 'reader')
  await share(db, own, 'grace@example.com')
  const note = { blueprintId: theirs, taskId: 'T-1', authorId: ada.id, text: 'Mine' }
  await db
    .insertInto('taskNotes')
    .values([note, { ...note, authorId: eve.id, text: 'Hers' }])
    .execute()
  await db.insertInto('inboxMessages').values({ kind: 'contact', email: ada.email, pagePath: '/contact' }).execute()
  const data = await dataOf(db, ada)
  expect(data.profile).toMatchObject({ id: ada.id, email: ada.email })
  expect(data.plans.map(({ id }: { id: string }) => id).sort()).toEqual([own, second].sort())
  const whole = data.plans.find(({ id }: { id: string }) => id === own)
  expect(whole).toMatchObject({
    revisions: [{ revision: 1, change: 'Plan created' }],
    sharedWith: [{ email: 'grace@example.com' }],
    plan: { requirements: expect.any(Array) },
  })
  expect(data.plansSharedWithYou).toMatchObject([{ id: theirs, role: 'reader' }])
  expect(data.taskNotes.map(({ text }: { text: string }) => text)).toEqual(['Mine'])
  expect(data.messages).toHaveLength(1)
  expect(Object.keys(data)).toEqual([
    ...['exportedAt', 'profile', 'signInMethods', 'sessions', 'plans', 'plansSharedWithYou', 'taskNotes'],
    ...[
      'notes',
      'noteVersions',
      'notesSharedWithYou',
      'savedStacks',
      'agents',
      'aiUsage',
      'orders',
      'licences',
      'downloads',
      'reviews',
      'messages',
      'mails',
      'auditLog',
    ],
  ])
  expect(JSON.stringify(data)).not.toContain(secret)
  expect(JSON.stringify(data)).not.toContain('Hers')
})

test('who leaves takes their own plans along, also from others, and stays in nobody’s list', async ({ db }) => {
  const [ada, eve] = [await aProfile(db, 'ada@example.com'), await aProfile(db, 'eve@example.com')]
  const [own, theirs] = [await aStoredPlan(db, ada), await aStoredPlan(db, eve)]
  await share(db, own, eve.email)
  await share(db, theirs, ada.email)
  await db
    .insertInto('taskNotes')
    .values({ blueprintId: theirs, taskId: 'T-1', authorId: ada.id, text: 'Stays' })
    .execute()
  await deleteOwnAccount(db, ada)
  expect((await listPlansFor(db, { id: eve.id, email: eve.email })).map(({ id }) => id)).toEqual([theirs])
  expect(await db.selectFrom('blueprintMembers').selectAll().execute()).toEqual([])
  expect(await db.selectFrom('taskNotes').select(['text', 'authorId']).execute()).toEqual([
    { text: 'Stays', authorId: null },
  ])
  expect(await db.selectFrom('profiles').select('email').execute()).toEqual([{ email: eve.email }])
})

test('whoever follows a plan hears that somebody left: it is gone, or nobody does their tasks any more', async ({
  database: { db },
}) => {
  const [ada, eve] = [await aProfile(db, 'ada@example.com'), await aProfile(db, 'eve@example.com')]
  const [own, theirs, seen] = [await aStoredPlan(db, ada), await aStoredPlan(db, eve), await aStoredPlan(db, eve)]
  await share(db, own, eve.email)
  await share(db, theirs, ada.email)
  await share(db, seen, ada.email, 'reader')
  await db.updateTable('blueprintMembers').set({ joinedAt: new Date() }).execute()
  const [taskId, otherId] = (await findBoardFor(db, eve, theirs))?.board.rows.map((row) => row.taskId) ?? []
  if (!taskId || !otherId) throw new Error('The board has no tasks.')
  await changeBoard(db, eve, theirs, [{ type: 'assign', taskIds: [taskId], assigneeId: ada.id }])
  const { version } = await changeBoard(db, eve, theirs, [{ type: 'assign', taskIds: [otherId], assigneeId: eve.id }])
  const heard: ContentTag[] = []
  const stop = onContentChange((changed) => void heard.push(...changed))
  await deleteOwnAccount(db, ada)
  stop()
  expect(new Set(heard.filter((tag) => tag.startsWith('plan:')))).toEqual(new Set([own, theirs, seen].map(planTag)))
  const update = await findBoardUpdate(db, eve, theirs, { version, revision: 1 })
  expect(update?.rows).toMatchObject([{ taskId, assigneeId: null, version: version + 1 }])
})

test('with the address, what others share with it moves along', async ({ db }) => {
  const [ada, eve] = [await aProfile(db, 'ada@example.com'), await aProfile(db, 'eve@example.com')]
  const [one, both] = [await aStoredPlan(db, eve), await aStoredPlan(db, eve)]
  await share(db, one, ada.email)
  await share(db, both, ada.email)
  await share(db, both, 'ada@new.example', 'reader')
  const token = emailChangeUrl(env, ada, 'ada@new.example', new Date()).split('/').at(-1) ?? ''
  await expect(confirmNewEmail(db, env, { token, userId: eve.id })).rejects.toMatchObject({ status: 403 })
  await confirmNewEmail(db, env, { token, userId: ada.id })
  const plans = await listPlansFor(db, { id: ada.id, email: 'ada@new.example' })
  expect(plans.map(({ id }) => id).sort()).toEqual([one, both].sort())
  expect(plans.map(({ role }) => role)).toEqual(['editor', 'editor'])
  expect(await listPlansFor(db, ada)).toEqual([])
})

test('a link that was made for something else changes no address', async ({ db }) => {
  const ada = await aProfile(db, 'ada@example.com')
  const token = emailConfirmationUrl(env, ada, new Date()).split('/').at(-1) ?? ''
  await expect(confirmNewEmail(db, env, { token, userId: ada.id })).rejects.toThrow(
    'This link has already been used or has expired.',
  )
})
