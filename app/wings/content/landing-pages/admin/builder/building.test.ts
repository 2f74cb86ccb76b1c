import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Block, blockListSchema, type SimpleBlock } from '../../block-schema'
import { newBlock } from '../../new-block'
import {
  type BlockPosition,
  findBlock,
  findBlockPosition,
  getBlockList,
  insertBlocksAt,
  listBlockIds,
  moveBlock,
  positionBelow,
  reinsertBlock,
  removeBlock,
  replaceBlock,
} from './block-positions'
import { parseCopiedBlocks, serializeBlocks } from './copied-blocks'
import { blockFieldPrefix, getVariantBlocks, withVariantBlocks } from './page-layout'
import { emptyHistory, type PageLayout, pushHistory, redoStep, undoStep } from './undo-history'

const hero = (id: string): SimpleBlock => newBlock('hero', id)
const columns = (id: string, ...lists: SimpleBlock[][]): Block => ({ ...newBlock('columns', id), columns: lists })
const page = [hero('a'), columns('c', [hero('d')], [hero('e'), hero('f')]), hero('b')]

test('a block is found, changed and removed wherever it stands', () => {
  expect(findBlockPosition(page, 'b')).toEqual({ index: 2 })
  expect(findBlockPosition(page, 'f')).toEqual({ column: { blockId: 'c', index: 1 }, index: 1 })
  const changed = replaceBlock(page, { ...newBlock('hero', 'f'), title: 'New' })
  expect(findBlock(changed, 'f')).toMatchObject({ title: 'New' })
  expect(listBlockIds(removeBlock(page, 'e'))).toEqual(['a', 'c', 'd', 'f', 'b'])
  expect(replaceBlock(page, hero('gone'))).toBe(page)
  expect(removeBlock(page, 'gone')).toBe(page)
})

test('a removed block comes back to its place, whatever was done since, and once only', () => {
  const [removed, place] = [hero('e'), findBlockPosition(page, 'e') as BlockPosition]
  const without = replaceBlock(removeBlock(page, 'e'), { ...newBlock('hero', 'b'), title: 'Typed since' })
  const back = reinsertBlock(without, removed, place)
  expect(listBlockIds(back)).toEqual(listBlockIds(page))
  expect(findBlock(back, 'b')).toMatchObject({ title: 'Typed since' })
  expect(reinsertBlock(back, removed, place)).toBe(back)
  expect(listBlockIds(reinsertBlock(removeBlock(without, 'c'), removed, place))).toEqual(['a', 'b', 'e'])
  expect(reinsertBlock(page, columns('x', [hero('e')]), { index: 0 })).toBe(page)
})

test('new blocks stand below the chosen one; columns never stand in columns', () => {
  expect(positionBelow(page, 'e')).toEqual({ column: { blockId: 'c', index: 1 }, index: 1 })
  expect(positionBelow(page, 'e', true)).toEqual({ index: 2 })
  expect(positionBelow(page, undefined)).toEqual({ index: 3 })
  const inside = insertBlocksAt(page, { column: { blockId: 'c', index: 0 }, index: 0 }, [
    columns('x', [], []),
    hero('y'),
  ])
  expect(getBlockList(inside, { blockId: 'c', index: 0 }).map(({ id }) => id)).toEqual(['y', 'd'])
  expect(
    moveBlock([columns('c', [], []), columns('x', [], [])], 'x', { column: { blockId: 'c', index: 0 }, index: 0 }),
  ).toHaveLength(2)
})

const place = fc.oneof(
  fc.record({ index: fc.nat(3) }),
  fc.record({ column: fc.record({ blockId: fc.constant('c'), index: fc.nat(1) }), index: fc.nat(2) }),
)

test('moving loses no block and doubles none, whatever moves where', () => {
  const sorted = (blocks: Block[]) => listBlockIds(blocks).toSorted()
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), place)), (moves) => {
      const moved = moves.reduce((blocks, [id, to]) => moveBlock(blocks, id, to as BlockPosition), page as Block[])
      expect(sorted(moved)).toEqual(sorted(page))
      expect(blockListSchema.safeParse(moved).success).toBe(true)
    }),
  )
})

test('copied blocks come back as others with the same words; any other text is left alone', () => {
  const [pasted] =
    parseCopiedBlocks(serializeBlocks([columns('c', [{ ...newBlock('hero', 'd'), title: 'Book' }], [])])) ?? []
  expect(pasted).toMatchObject({ type: 'columns', columns: [[{ title: 'Book' }], []] })
  expect(pasted && listBlockIds([pasted])).not.toEqual(expect.arrayContaining(['c', 'd']))
  for (const text of ['', 'Words', '{', '{}', '[]', '{"copied":"landing page blocks","blocks":[{"type":"script"}]}'])
    expect(parseCopiedBlocks(text)).toBeUndefined()
})

test('undo and redo go through every state and back; typing on in one field is one step', () => {
  const state = (title: string): PageLayout => ({ blocks: [{ ...newBlock('hero', 'a'), title }], variants: [] })
  let steps = pushHistory(emptyHistory, state(''), 'a title', 0)
  steps = pushHistory(steps, state('B'), 'a title', 100)
  steps = pushHistory(steps, state('Bo'), '', 200)
  expect(steps.past).toEqual([state(''), state('Bo')])
  const back = undoStep(steps, state('Book'))
  expect(back?.layout).toEqual(state('Bo'))
  const again = back && redoStep(back.steps, back.layout)
  expect(again?.layout).toEqual(state('Book'))
  expect(again?.steps.past).toEqual(steps.past)
  expect(undoStep(emptyHistory, state('x'))).toBeUndefined()
})

test('a change of one version leaves the others as they are, and its faults are found at their blocks', () => {
  const layout: PageLayout = { blocks: page, variants: [{ id: 'v', name: 'B', share: 50, blocks: [hero('z')] }] }
  const changed = withVariantBlocks(layout, 'v', [])
  expect(changed.blocks).toBe(page)
  expect(getVariantBlocks(changed, 'v')).toEqual([])
  expect(getVariantBlocks(layout, 'gone')).toBe(page)
  expect(blockFieldPrefix(layout, '', 'f')).toBe('blocks.1.columns.1.1')
  expect(blockFieldPrefix(layout, 'v', 'z')).toBe('variants.0.blocks.0')
})
