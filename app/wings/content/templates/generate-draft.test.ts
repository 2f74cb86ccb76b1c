import { randomUUID } from 'node:crypto'
import { newBlock } from '~/wings/content/landing-pages/new-block'
import { aPictureRow } from '~/wings/site/media/fixtures'
import { callAsAdmin, testAdmin } from '~test/admin-request'
import { endpoint } from '~test/endpoint'
import { expect, test } from '~test/test'
import { templatesApi } from './api.server'
import { saveTemplate } from './commands.server'
import { aCityTemplate, aPostTemplate } from './fixtures'
import { generateDraft } from './generate-draft.commands.server'
import { listTemplates } from './queries.server'
import { templateKindLabels } from './template'
import type { TemplateForm } from './template-form'
import { createStarterTemplate } from './ui/starter-template'
import type { TemplateRow } from './variable'

const drafts = endpoint(templatesApi, '/:templateId/drafts')
const preview = endpoint(templatesApi, '/preview')

type Db = Parameters<typeof saveTemplate>[0]

async function stored(db: Db, form: Omit<TemplateForm, 'name' | 'samples' | 'content'> & { content: object }) {
  const id = randomUUID()
  const content = form.content as TemplateForm['content']
  await saveTemplate(db, testAdmin, id, { basedOn: 0, form: { ...form, content, name: 'Cities', samples: [] } })
  return id
}

const generate = (db: Db, template: string, row: TemplateRow) =>
  generateDraft(db, testAdmin, template, { id: randomUUID(), row })

test('a template and values make one draft, which nobody sees until it is published', async ({ db }) => {
  const id = await stored(
    db,
    aPostTemplate({ title: 'Hi {{ city }}', slug: 'hi-{{ city | slug }}', body: '<p onclick="x">{{ city }}</p>' }),
  )
  const made = await generate(db, id, { city: 'Oslo' })
  const post = await db.selectFrom('blogPosts').selectAll().where('id', '=', made.id).executeTakeFirstOrThrow()
  expect(post).toMatchObject({ title: 'Hi Oslo', slug: 'hi-oslo', body: '<p>Oslo</p>', publishedAt: null })
  const { rows } = await listTemplates(db, { q: '' }, {}, 10)
  expect(rows[0]).toMatchObject({ usedCount: 1 })
})

test('an address that another page has is named, and the draft is made all the same', async ({ db }) => {
  const id = await stored(db, aPostTemplate({ title: '{{ city }}', slug: 'fixed' }))
  await generate(db, id, { city: 'Oslo' })
  const { fieldErrors } = await generate(db, id, { city: 'Rome' })
  expect(fieldErrors).toEqual({ slug: '“Oslo” already uses this URL slug. Choose another.' })
})

test('a draft that is asked for twice, because the answer was lost, is made and counted once', async ({ db }) => {
  const template = await stored(db, aPostTemplate({ title: '{{ city }}' }))
  const asked = { id: randomUUID(), row: { city: 'Oslo' } }
  const first = await generateDraft(db, testAdmin, template, asked)
  expect(await generateDraft(db, testAdmin, template, asked)).toEqual(first)
  expect(await db.selectFrom('blogPosts').select('id').execute()).toEqual([{ id: asked.id }])
  const { rows } = await listTemplates(db, { q: '' }, {}, 10)
  expect(rows[0]).toMatchObject({ usedCount: 1 })
})

test('without a picture that its template shows, no draft is made, least of all one without its blocks', async ({
  db,
}) => {
  const template = aCityTemplate()
  const { id: pictureId } = await aPictureRow(db)
  const hero = { ...newBlock('hero', 'shown'), picture: { id: pictureId, alt: '' } }
  const id = await stored(db, { ...template, content: { ...template.content, blocks: [hero] } })
  await generate(db, id, { city: 'Oslo' })
  await db.deleteFrom('mediaUses').execute()
  await db.deleteFrom('mediaFiles').where('id', '=', pictureId).execute()
  await expect(generate(db, id, { city: 'Rome' })).rejects.toMatchObject({
    status: 422,
    fields: { blocks: 'An image is no longer in the media library. Choose another.' },
  })
  const pages = await db.selectFrom('landingPages').select('title').execute()
  expect(pages).toEqual([{ title: 'Booking in Oslo' }])
})

test('a landing page comes out of its template with its blocks', async ({ db }) => {
  const id = await stored(db, aCityTemplate())
  const made = await generate(db, id, { city: 'Oslo' })
  const { blocks } = await db
    .selectFrom('landingPages')
    .select('blocks')
    .where('id', '=', made.id)
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(blocks)).toContain('What does it cost in Oslo?')
})

test('what is missing is said by field, and nothing is made', async ({ db }) => {
  const id = await stored(db, aPostTemplate({ title: 'x\n{{ ctiy }}' }))
  const answer = await callAsAdmin(drafts, db, { params: { templateId: id }, json: { id: randomUUID(), row: {} } })
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
  expect(rows.map(({ blockData }: { blockData?: object }) => blockData !== undefined)).toEqual([true, false])
})

test.for(Object.keys(templateKindLabels) as (keyof typeof templateKindLabels)[])(
  'a new template of the kind %s has no problems',
  async (kind, { db }) => {
    const { name: _none, ...starter } = createStarterTemplate(kind)
    const answer = await callAsAdmin(preview, db, { json: starter })
    const { rows } = await answer.json()
    expect(rows).toMatchObject([{ problems: [], content: { title: 'Topic', slug: 'topic' } }])
  },
)
