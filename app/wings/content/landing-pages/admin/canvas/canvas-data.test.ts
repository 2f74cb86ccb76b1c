import { expect, test } from 'vitest'
import type { Block } from '../../block-schema'
import { newBlock } from '../../new-block'
import { blocksFromCanvasData, toCanvasData } from './canvas-data'

const hero = { ...newBlock('hero', 'a'), title: 'Book' }
const inside = { ...newBlock('hero', 'd'), title: 'Inside' }
const columns: Block = { ...newBlock('columns', 'c'), columns: [[inside], []] }

test('blocks come back from the canvas as they are', () => {
  expect(blocksFromCanvasData([hero, columns], toCanvasData([hero, columns]))).toEqual([hero, columns])
})

test('an order of the canvas is taken with the words of now, not with those of when it was drawn', () => {
  const { content } = toCanvasData([hero, columns])
  const later: Block[] = [{ ...hero, title: 'Book now' }, columns]
  expect(blocksFromCanvasData(later, { content: content.toReversed() })).toEqual([columns, later[0]])
  expect(JSON.stringify(content)).not.toContain('Book')
})

test('what is dropped from the list of types is an empty block, whose id is one of ours', () => {
  const id = '0b6c0d6e-4b7b-4b0e-9d8a-0f2f7f6f1a11'
  const content = [{ type: 'call-to-action', props: { id: `call-to-action-${id}` } }]
  expect(blocksFromCanvasData([], { content })).toEqual([newBlock('call-to-action', id)])
})

test('columns that are dropped into columns are left out there', () => {
  const content = [
    { type: 'columns', props: { id: 'c', column1: [{ type: 'columns', props: { id: 'x' } }], column2: [] } },
  ]
  expect(blocksFromCanvasData([columns], { content })).toEqual([{ ...columns, columns: [[], []] }])
})
