import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Block, blockList, type SimpleBlock } from '../../block-schema'
import { newBlock } from '../../new-block'
import {
  findBlock,
  idsInOrder,
  insertBlocks,
  listAt,
  moveBlock,
  type Place,
  placeBelow,
  placeOf,
  putBack,
  putBlock,
  removeBlock,
} from './block-places'
import { copiedText, readCopied } from './copied-blocks'
import { blocksOfVersion, fieldPrefix, withBlocks } from './layouts'
import { type Layout, noSteps, redone, undone, withStep } from './steps'

const hero = (id: string): SimpleBlock => newBlock('hero', id)
const columns = (id: string, ...lists: SimpleBlock[][]): Block => ({ ...newBlock('columns', id), columns: lists })
const page = [hero('a'), columns('c', [hero('d')], [hero('e'), hero('f')]), hero('b')]

test('a block is found, changed and removed wherever it stands', () => {
  expect(placeOf(page, 'b')).toEqual({ at: 2 })
  expect(placeOf(page, 'f')).toEqual({ within: { blockId: 'c', column: 1 }, at: 1 })
  const changed = putBlock(page, { ...newBlock('hero', 'f'), title: 'New' })
  expect(findBlock(changed, 'f')).toMatchObject({ title: 'New' })
  expect(idsInOrder(removeBlock(page, 'e'))).toEqual(['a', 'c', 'd', 'f', 'b'])
  expect(putBlock(page, hero('gone'))).toBe(page)
  expect(removeBlock(page, 'gone')).toBe(page)
})

test('a removed block comes back to its place, whatever was done since, and once only', () => {
  const [removed, place] = [hero('e'), placeOf(page, 'e') as Place]
  const without = putBlock(removeBlock(page, 'e'), { ...newBlock('hero', 'b'), title: 'Typed since' })
  const back = putBack(without, removed, place)
  expect(idsInOrder(back)).toEqual(idsInOrder(page))
  expect(findBlock(back, 'b')).toMatchObject({ title: 'Typed since' })
  expect(putBack(back, removed, place)).toBe(back)
  expect(idsInOrder(putBack(removeBlock(without, 'c'), removed, place))).toEqual(['a', 'b', 'e'])
  expect(putBack(page, columns('x', [hero('e')]), { at: 0 })).toBe(page)
})

test('new blocks stand below the chosen one; columns never stand in columns', () => {
  expect(placeBelow(page, 'e')).toEqual({ within: { blockId: 'c', column: 1 }, at: 1 })
  expect(placeBelow(page, 'e', true)).toEqual({ at: 2 })
  expect(placeBelow(page, undefined)).toEqual({ at: 3 })
  const inside = insertBlocks(page, { within: { blockId: 'c', column: 0 }, at: 0 }, [columns('x', [], []), hero('y')])
  expect(listAt(inside, { blockId: 'c', column: 0 }).map(({ id }) => id)).toEqual(['y', 'd'])
  expect(
    moveBlock([columns('c', [], []), columns('x', [], [])], 'x', { within: { blockId: 'c', column: 0 }, at: 0 }),
  ).toHaveLength(2)
})

const place = fc.oneof(
  fc.record({ at: fc.nat(3) }),
  fc.record({ within: fc.record({ blockId: fc.constant('c'), column: fc.nat(1) }), at: fc.nat(2) }),
)

test('moving loses no block and doubles none, whatever moves where', () => {
  const sorted = (blocks: Block[]) => idsInOrder(blocks).toSorted()
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), place)), (moves) => {
      const moved = moves.reduce((blocks, [id, to]) => moveBlock(blocks, id, to as Place), page as Block[])
      expect(sorted(moved)).toEqual(sorted(page))
      expect(blockList.safeParse(moved).success).toBe(true)
    }),
  )
})

test('copied blocks come back as others with the same words; any other text is left alone', () => {
  const [pasted] = readCopied(copiedText([columns('c', [{ ...newBlock('hero', 'd'), title: 'Book' }], [])])) ?? []
  expect(pasted).toMatchObject({ type: 'columns', columns: [[{ title: 'Book' }], []] })
  expect(pasted && idsInOrder([pasted])).not.toEqual(expect.arrayContaining(['c', 'd']))
  for (const text of ['', 'Words', '{', '{}', '[]', '{"copied":"landing page blocks","blocks":[{"type":"script"}]}'])
    expect(readCopied(text)).toBeUndefined()
})

test('undo and redo go through every state and back; typing on in one field is one step', () => {
  const state = (title: string): Layout => ({ blocks: [{ ...newBlock('hero', 'a'), title }], variants: [] })
  let steps = withStep(noSteps, state(''), 'a title', 0)
  steps = withStep(steps, state('B'), 'a title', 100)
  steps = withStep(steps, state('Bo'), '', 200)
  expect(steps.past).toEqual([state(''), state('Bo')])
  const back = undone(steps, state('Book'))
  expect(back?.layout).toEqual(state('Bo'))
  const again = back && redone(back.steps, back.layout)
  expect(again?.layout).toEqual(state('Book'))
  expect(again?.steps.past).toEqual(steps.past)
  expect(undone(noSteps, state('x'))).toBeUndefined()
})

test('a change of one version leaves the others as they are, and its faults are found at their blocks', () => {
  const layout: Layout = { blocks: page, variants: [{ id: 'v', name: 'B', share: 50, blocks: [hero('z')] }] }
  const changed = withBlocks(layout, 'v', [])
  expect(changed.blocks).toBe(page)
  expect(blocksOfVersion(changed, 'v')).toEqual([])
  expect(blocksOfVersion(layout, 'gone')).toBe(page)
  expect(fieldPrefix(layout, '', 'f')).toBe('blocks.1.columns.1.1')
  expect(fieldPrefix(layout, 'v', 'z')).toBe('variants.0.blocks.0')
})
