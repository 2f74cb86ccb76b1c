import { randomUUID } from 'node:crypto'
import { aPictureRow } from '~/wings/site/media/fixtures'
import { callAsAdmin } from '~test/admin-request'
import { endpoint } from '~test/endpoint'
import { expect, test } from '~test/test'
import { landingPagesApi } from '../../api.server'
import { newBlock } from '../../new-block'

const askMaterial = endpoint(landingPagesApi, '/block-data')
const askNames = endpoint(landingPagesApi, '/product-names')
const askTexts = endpoint(landingPagesApi, '/rendered-texts')

test('the canvas is told what unsaved blocks name', async ({ db }) => {
  const { id } = await aPictureRow(db)
  const hero = { ...newBlock('hero', 'a'), picture: { id, alt: '' } }
  const answer = await callAsAdmin(askMaterial, db, { method: 'POST', json: { blocks: [hero] } })
  expect(Object.keys((await answer.json()).pictures)).toEqual([id])
})

test('texts are drawn for the canvas as visitors would read them, before they are stored', async ({ db }) => {
  const html =
    '<table><tbody><tr><td>A<script>x</script></td></tr></tbody></table><pre><code class="language-ts">const a = 1</code></pre>'
  const text = { ...newBlock('rich-text', 'a'), html }
  const columns = {
    ...newBlock('columns', 'b'),
    columns: [[{ ...newBlock('rich-text', 'c'), html: '<p>Plain</p>' }], []],
  }
  const answer = await callAsAdmin(askTexts, db, { method: 'POST', json: { blocks: [text, columns] } })
  const { texts } = await answer.json()
  expect(texts.a).toContain('<div class="table-scroll"')
  expect(texts.a).toContain('<span class="k">const</span>')
  expect(texts.a).not.toContain('script')
  expect(texts.c).toBe('<p>Plain</p>')
})

test('what are no blocks is refused', async ({ db }) => {
  const answer = await callAsAdmin(askMaterial, db, { method: 'POST', json: { blocks: [{ type: 'script' }] } })
  expect(answer.status).toBe(422)
})

test('products are called by their names; what is gone or no id is left out', async ({ db }) => {
  const id = randomUUID()
  const page = { id, kind: 'product', path: '/tools/kit', title: 'Kit', publishedAt: null }
  await db.insertInto('pages').values(page).execute()
  const path = `/product-names?ids=${id},${randomUUID()},nonsense`
  expect(await (await callAsAdmin(askNames, db, { path })).json()).toEqual({ names: { [id]: 'Kit' } })
})
