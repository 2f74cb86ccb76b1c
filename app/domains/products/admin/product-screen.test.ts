import { expect, test } from 'vitest'
import { emptyProduct } from '../product-content'
import { productScreen } from './product-screen'

test('a product says for a pattern what its page will say, also while it is not finished', () => {
  const tier = { id: 'a', name: 'Standard', text: '', activations: 1 }
  const tiers = [
    { ...tier, price: 999 },
    { ...tier, price: 499 },
  ]
  const content = { ...emptyProduct, title: 'QueuePro', tagline: 'No more lines', tiers }
  expect(productScreen.patternWords(content)).toEqual({
    title: 'QueuePro: No more lines',
    name: 'QueuePro',
    category: 'SaaS',
    price: '$499',
  })
  expect(productScreen.patternWords(emptyProduct)).toMatchObject({ title: '', price: '' })
})
