import { expect, test } from 'vitest'
import type { BlockData } from './block-data'
import type { Block } from './block-schema'
import { getBlockTags } from './find-block-data.server'

const blockData = { newestProducts: {} } as BlockData
const block = (of: object) => ({ id: 'a', title: '', ...of }) as Block

test('a page is drawn anew when the reviews, or the product, that it shows change', () => {
  expect(getBlockTags([block({ type: 'reviews', productId: null })], blockData)).toEqual(['products', 'reviews'])
  expect(getBlockTags([block({ type: 'reviews', productId: 'p' })], blockData)).toEqual([
    'products',
    'product:p',
    'reviews',
  ])
})

test('a page that shows nothing of the shop is not drawn anew when that changes', () => {
  expect(getBlockTags([block({ type: 'hero' })], blockData)).toEqual([])
})
