import { aProfile } from '~/wings/site/accounts/fixtures'
import { expect, test } from '~test/test'
import { createNote } from './commands.server'
import { newNoteSchema, noteChangeSchema } from './note-schemas'

test.each([
  ['tags that nobody knows', '<x>'.repeat(66_000)],
  ['bold in bold', '<b>'.repeat(66_000)],
  ['end tags of others', '<b></i>'.repeat(28_000)],
  ['signs', '&'.repeat(199_000)],
])('a note of %s is refused beside its text', (_what, content) => {
  for (const schema of [newNoteSchema, noteChangeSchema]) {
    const { error } = schema.safeParse({ content })
    expect(error?.issues.map(({ path }) => path)).toContainEqual(['content'])
  }
})

test.for([
  ['end tags in comments', '<b><!--</b>-->'.repeat(6_000)],
  ['paragraphs in list items', '<li><p>'.repeat(9_900)],
] as const)('what hides how deep it is (%s) is refused while it is cleaned', async ([, content], { db }) => {
  const refused = createNote(db, await aProfile(db), newNoteSchema.parse({ content }))
  await expect(refused).rejects.toThrow('This text has too many HTML tags')
})

test('a note full of short lines is kept', async ({ db }) => {
  const content = '<ul>'.concat('<li><p>milk &amp; bread</p></li>'.repeat(3_990), '</ul>')
  const note = await createNote(db, await aProfile(db), newNoteSchema.parse({ content }))
  expect(note.content).toBe(content)
})
