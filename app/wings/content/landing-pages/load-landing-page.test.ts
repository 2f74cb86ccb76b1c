import { PageRender } from '~/platform/http/request-context.server'
import { everyFormField } from '~test/every-block'
import { callRoute } from '~test/route-call'
import { expect, test } from '~test/test'
import type { Block } from './block-schema'
import { aPublishedLandingPage } from './fixtures'
import { newBlock } from './new-block'
import { action, loader } from './routes/landing-page'

type Db = Parameters<typeof callRoute>[1]

const hero = (title: string): Block => ({ ...newBlock('hero', 'hero'), title })
const variants = [
  { id: 'short', name: 'Short', share: 30, blocks: [hero('Second')] },
  { id: 'long', name: 'Long', share: 20, blocks: [hero('Third'), everyFormField()] },
]
const route = { path: '/booking', params: { slug: 'booking' } }

function shown(db: Db, version: number) {
  const page = new PageRender(true, () => version)
  return callRoute(loader, db, { ...route, page }).then((data) => ({ data, page }))
}

test('each version shows its own blocks under its name, and nothing of the others', async ({ db }) => {
  const { id } = await aPublishedLandingPage(db, { blocks: [hero('First')], variants })
  const names = ['first', 'short', 'long']
  for (const [version, title] of ['First', 'Second', 'Third'].entries()) {
    const { data, page } = await shown(db, version)
    expect(data.page.blocks[0]).toMatchObject({ title })
    expect(data.shownVariant).toBe(names[version])
    expect(JSON.stringify(data).match(/First|Second|Third/g)).toEqual([title])
    expect(page.variants).toEqual({ key: `landing-page:${id}`, shares: [30, 20] })
  }
})

test('a page without versions says nothing of any', async ({ db }) => {
  await aPublishedLandingPage(db)
  const { data, page } = await shown(db, 1)
  expect([data.shownVariant, page.variants]).toEqual([undefined, undefined])
})

test('a form of a version reaches the studio, and is answered in that version whoever asks', async ({ db }) => {
  await aPublishedLandingPage(db, { blocks: [hero('First')], variants })
  const page = new PageRender(false, () => 0)
  const sent = {
    intent: 'form',
    'field-1-your-name': 'Ada',
    'field-2-e-mail': 'a@b.example',
    'field-3-how-many-rooms': 'One',
  }
  expect(await callRoute(action, db, { ...route, page, form: sent })).toMatchObject({ done: 'It has arrived.' })
  expect((await callRoute(loader, db, { ...route, page })).shownVariant).toBe('long')
})

test('headings of two texts that say the same can be linked to one by one', async ({ db }) => {
  const text = (id: string): Block => ({ ...newBlock('rich-text', id), html: '<h2 id="hours">Hours</h2>' })
  await aPublishedLandingPage(db, { blocks: [text('a'), text('b')] })
  const { data } = await shown(db, 0)
  expect(JSON.stringify(data.page.blocks).match(/id=..hours[^>]*>/g)).toEqual(['id=\\"hours\\">', 'id=\\"hours-2\\">'])
})
