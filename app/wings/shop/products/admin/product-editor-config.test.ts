import { expect, test } from 'vitest'
import { emptyProductContent } from '../product-content'
import { productEditorConfig } from './product-editor-config'

test('a product says for a pattern what its page will say, also while it is not finished', () => {
  const tier = { id: 'a', name: 'Standard', text: '', activations: 1 }
  const tiers = [
    { ...tier, price: 99_900 },
    { ...tier, price: 49_900 },
  ]
  const content = { ...emptyProductContent, title: 'QueuePro', tagline: 'No more lines', tiers }
  expect(productEditorConfig.titleVariables(content, 'en')).toEqual({
    title: 'QueuePro: No more lines',
    name: 'QueuePro',
    category: 'SaaS',
    price: '$499',
  })
  expect(productEditorConfig.titleVariables(emptyProductContent, 'en')).toMatchObject({ title: '', price: '' })
})
