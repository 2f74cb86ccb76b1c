import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { everyBlock } from '~test/every-block'
import { emptyBlockData } from '../block-data'
import type { Block } from '../block-schema'
import { blockTypes, newBlock } from '../new-block'
import { LandingPageBlocks } from './landing-page-blocks'

const NAMED = { pictureId: '0197b7a2-0000-7000-8000-000000000001', productId: '0197b7a2-0000-7000-8000-000000000002' }

function drawn(blocks: Block[], title = 'Booking') {
  const Stub = createRoutesStub([
    { path: '/', Component: () => <LandingPageBlocks title={title} blocks={blocks} blockData={emptyBlockData} /> },
  ])
  return renderToStaticMarkup(<Stub />)
}

const headings = (html: string) => [...html.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level))

test('the page has one heading of the first level: its first hero, also in a column, else its title', () => {
  const all = drawn(everyBlock(NAMED))
  expect(all).toMatch(/<h1[^>]*>Rooms that book themselves<\/h1>/)
  expect(headings(all).filter((level) => level === 1)).toHaveLength(1)
  const hero = { ...newBlock('hero', 'h'), title: 'In a column' }
  expect(drawn([{ ...newBlock('columns', 'c'), columns: [[hero], []] }])).toMatch(/<h1[^>]*>In a column<\/h1>/)
  expect(drawn([newBlock('hero', 'h')])).toMatch(/<h1[^>]*>Booking<\/h1>/)
})

test('no heading leaves a level out, whether a block has a title or not', () => {
  for (const title of ['', 'Titled']) {
    const blocks = everyBlock(NAMED).map((block) =>
      'title' in block && block.type !== 'hero' ? { ...block, title } : block,
    )
    const levels = headings(drawn(blocks))
    for (const [place, level] of levels.entries()) expect(level - (levels[place - 1] ?? 0)).toBeLessThanOrEqual(1)
  }
})

test.for(blockTypes)('a new block of the type %s is drawn without words and without a fault', (type) => {
  const html = drawn([newBlock(type, 'new')])
  expect(html).toContain('id="new"')
  expect(html).not.toContain('undefined')
})

test('rows in which nothing is written are not drawn, and two rows may say the same', () => {
  const same = { title: 'Quick', text: '' }
  const html = drawn([{ ...newBlock('features', 'f'), items: [same, { title: ' ', text: '' }, same] }])
  expect(html.match(/<li/g)).toHaveLength(2)
})

test('a cell of yes or no is a mark with its word, in a table whose rows have headings', () => {
  const rows = [{ label: 'Source', cells: ['yes', 'No', '3'] }]
  const html = drawn([{ ...newBlock('comparison', 'c'), columns: ['A', 'B', 'C', 'D'], rows }])
  expect(html).toMatch(/<th scope="row"[^>]*>Source<\/th>/)
  expect(html).toMatch(/sr-only">Yes<.*sr-only">No<.*>3</)
  expect(html.match(/<td class="max-w/g)).toHaveLength(4)
})

test('a countdown says its moment in words, and what stands there once it is over', () => {
  const block = { ...newBlock('countdown', 'c'), endsAt: '2026-03-02T09:05:00Z', endText: 'It is over.' }
  expect(drawn([block])).toContain('<time dateTime="2026-03-02T09:05:00Z">March 2, 2026 at 9:05')
  expect(drawn([{ ...block, endsAt: '1969-01-01T00:00:00Z' }])).toContain('It is over.')
})

test('a form says of each of its fields whether it may be left out, of a box to tick too', () => {
  const box = { type: 'checkbox' as const, choices: [] }
  const fields = [
    { ...box, label: 'I agree', isRequired: true },
    { ...box, label: 'Call me', isRequired: false },
  ]
  const html = drawn([{ ...newBlock('form', 'f'), fields }])
  expect(html).toMatch(/<input(?=[^>]*type="checkbox")(?=[^>]*required)[^>]*>I agree</)
  expect(html).toMatch(/<input(?=[^>]*type="checkbox")(?![^>]*required)[^>]*>Call me \(optional\)</)
})
