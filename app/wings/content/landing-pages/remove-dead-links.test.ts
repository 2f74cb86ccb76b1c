import { randomUUID } from 'node:crypto'
import { registerPage } from '~/wings/web/pages/commands.server'
import { expect, test } from '~test/test'
import type { Block } from './block-schema'
import { newBlock } from './new-block'
import { removeDeadLinks } from './remove-dead-links.server'

const link = (url: string) => ({ label: 'There', url })

test('links to content that visitors do not find are gone, and all others stay', async ({ db }) => {
  const published = { kind: 'landing-page' as const, title: 'Booking', publishedAt: new Date(0) }
  await registerPage(db, { ...published, id: randomUUID(), path: '/booking' })
  const blocks: Block[] = [
    { ...newBlock('hero', 'hero'), action: link('/blog/gone'), secondary: link('/booking') },
    { ...newBlock('features', 'features'), items: [{ title: 'A', text: '', action: link('/tools/gone#prices') }] },
    { ...newBlock('call-to-action', 'end'), action: link('/contact'), secondary: link('https://elsewhere.test/blog') },
    {
      ...newBlock('rich-text', 'text'),
      html: '<p>See <a href="/blog/gone">this <em>post</em></a>, <a href="/booking">that page</a> and <a href="/coming">a third</a>.</p>',
    },
  ]
  const [hero, features, end, text] = await removeDeadLinks(db, blocks, ['/coming'])
  expect(hero).toMatchObject({ action: { label: '', url: '' }, secondary: link('/booking') })
  expect(features).toMatchObject({ items: [{ title: 'A', action: { label: '', url: '' } }] })
  expect(end).toEqual(blocks[2])
  expect(text).toMatchObject({
    html: '<p>See this <em>post</em>, <a href="/booking">that page</a> and <a href="/coming">a third</a>.</p>',
  })
})
