import { createNote } from '~/wings/notes/notes/commands.server'
import { newNoteSchema } from '~/wings/notes/notes/note-schemas'
import { aStoredPlan } from '~/wings/planner/plans/stored-fixtures'
import { aProfile } from '~/wings/site/accounts/fixtures'
import { expect, test } from '~test/test'
import { listTeammates } from './team.queries.server'

test('“limit 10”: id, email and name of those who share a plan, then a note; each once, nobody else', async ({
  db,
}) => {
  const mara = await aProfile(db)
  await aProfile(db)
  const blueprintId = await aStoredPlan(db, mara)
  const note = await createNote(db, mara, newNoteSchema.parse({}))
  const both = await aProfile(db)
  const ofPlan = { blueprintId, role: 'reader', joinedAt: new Date() }
  const ofNote = { noteId: note.id, sharedBy: mara.id, openedAt: new Date() }
  await db
    .insertInto('blueprintMembers')
    .values({ ...ofPlan, email: both.email })
    .execute()
  await db
    .insertInto('noteShares')
    .values({ ...ofNote, sharedWithEmail: both.email })
    .execute()
  expect(await listTeammates(db, mara)).toEqual([{ id: both.id, email: both.email, name: '' }])
  for (let count = 0; count < 6; count++) {
    const [one, two] = [await aProfile(db), await aProfile(db)]
    await db
      .insertInto('blueprintMembers')
      .values({ ...ofPlan, email: one.email })
      .execute()
    await db
      .insertInto('noteShares')
      .values({ ...ofNote, sharedWithEmail: two.email })
      .execute()
  }
  expect(await listTeammates(db, mara)).toHaveLength(10)
})
