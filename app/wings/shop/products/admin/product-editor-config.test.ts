import { expect, test } from 'vitest'
import { emptyProductContent } from '../product-content'
import { productEditorConfig } from './product-editor-config'

const saas = { id: '1', slug: 'saas', name: 'SaaS', description: '', seoTitle: '', formerSlugs: [] }

test('a product says for a pattern what its page will say, also while it is not finished', () => {
  const tier = { id: 'a', name: 'Standard', text: '', activations: 1 }
  const tiers = [
    { ...tier, price: 99_900 },
    { ...tier, price: 49_900 },
  ]
  const content = { ...emptyProductContent, title: 'QueuePro', category: 'saas', tagline: 'No more lines', tiers }
  expect(productEditorConfig.titleVariables(content, 'en', [saas])).toEqual({
    title: 'QueuePro: No more lines',
    name: 'QueuePro',
    category: 'SaaS',
    price: '$499',
  })
  expect(productEditorConfig.titleVariables(emptyProductContent, 'en', [saas])).toMatchObject({ title: '', price: '' })
})
