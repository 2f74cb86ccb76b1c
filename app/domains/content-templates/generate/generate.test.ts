import { randomUUID } from 'node:crypto'
import { callAsAdmin, testAdmin } from '../../../../tests/support/admin-request'
import { expect, test } from '../../../../tests/support/test'
import type { TemplateForm } from '../admin/save-form'
import { starterOf } from '../admin/starter'
import { saveTemplate } from '../commands.server'
import { aCityTemplate, aPostTemplate } from '../fixtures'
import { listTemplates } from '../queries.server'
import { action } from '../routes/admin-template-draft'
import { action as preview } from '../routes/admin-template-preview'
import { templateKinds } from '../template'
import { generateDraft } from './commands.server'

type Db = Parameters<typeof saveTemplate>[0]

async function stored(db: Db, form: Omit<TemplateForm, 'name' | 'samples' | 'content'> & { content: object }) {
  const id = randomUUID()
  const content = form.content as TemplateForm['content']
  await saveTemplate(db, testAdmin, id, { basedOn: 0, form: { ...form, content, name: 'Cities', samples: [] } })
  return id
}

test('a template and values make one draft, which nobody sees until it is published', async ({ db }) => {
  const id = await stored(
    db,
    aPostTemplate({ title: 'Hi {{ city }}', slug: 'hi-{{ city | slug }}', body: '<p onclick="x">{{ city }}</p>' }),
  )
  const made = await generateDraft(db, testAdmin, id, { city: 'Oslo' })
  const post = await db.selectFrom('blogPosts').selectAll().where('id', '=', made.id).executeTakeFirstOrThrow()
  expect(post).toMatchObject({ title: 'Hi Oslo', slug: 'hi-oslo', body: '<p>Oslo</p>', publishedAt: null })
  const { rows } = await listTemplates(db, { q: '', isTrash: false }, {}, 10)
  expect(rows[0]).toMatchObject({ usedCount: 1 })
})

test('an address that another page has is named, and the draft is made all the same', async ({ db }) => {
  const id = await stored(db, aPostTemplate({ title: '{{ city }}', slug: 'fixed' }))
  await generateDraft(db, testAdmin, id, { city: 'Oslo' })
  const { fieldErrors } = await generateDraft(db, testAdmin, id, { city: 'Rome' })
  expect(fieldErrors).toEqual({ slug: '“Oslo” already has this address. Choose another one.' })
})

test('a landing page comes out of its template with its blocks', async ({ db }) => {
  const id = await stored(db, aCityTemplate())
  const made = await generateDraft(db, testAdmin, id, { city: 'Oslo' })
  const { blocks } = await db
    .selectFrom('landingPages')
    .select('blocks')
    .where('id', '=', made.id)
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(blocks)).toContain('What does it cost in Oslo?')
})

test('what is missing is said by field, and nothing is made', async ({ db }) => {
  const id = await stored(db, aPostTemplate({ title: 'x\n{{ ctiy }}' }))
  const answer = await callAsAdmin(action, db, { params: { templateId: id }, json: { row: {} } })
  expect([answer.status, await answer.json()]).toMatchObject([
    422,
    {
      error: {
        fields: {
          'variables.city': 'City: this is empty.',
          title: 'Line 2: “ctiy” is not a variable of this template. Did you mean “city”?',
        },
      },
    },
  ])
  expect(await db.selectFrom('blogPosts').select('id').execute()).toEqual([])
})

test('the preview shows the page of each sample, cleaned, or an example without one', async ({ db }) => {
  const template = aPostTemplate({ title: 'Hi {{ city }}', body: '<script>x</script><p>{{ city }}</p>' })
  const shown = async (samples: object[]) => {
    const answer = await callAsAdmin(preview, db, { json: { ...template, samples } })
    const { rows } = await answer.json()
    return rows
  }
  expect(await shown([])).toMatchObject([{ problems: [], content: { title: 'Hi City', body: '<p>City</p>' } }])
  expect(await shown([{ city: 'Oslo' }, {}])).toMatchObject([
    { problems: [], content: { title: 'Hi Oslo' } },
    { problems: [{ field: 'variables.city', message: 'City: this is empty.' }] },
  ])
})

test('a landing page that can be made comes with what its blocks name, so that it can be drawn', async ({ db }) => {
  const answer = await callAsAdmin(preview, db, { json: { ...aCityTemplate(), samples: [{ city: 'Oslo' }, {}] } })
  const { rows } = await answer.json()
  expect(rows.map(({ material }: { material?: object }) => material !== undefined)).toEqual([true, false])
})

test.for(Object.keys(templateKinds) as (keyof typeof templateKinds)[])(
  'a new template of the kind %s has no problems',
  async (kind, { db }) => {
    const { name: _none, ...starter } = starterOf(kind)
    const answer = await callAsAdmin(preview, db, { json: starter })
    const { rows } = await answer.json()
    expect(rows).toMatchObject([{ problems: [], content: { title: 'Topic', slug: 'topic' } }])
  },
)
