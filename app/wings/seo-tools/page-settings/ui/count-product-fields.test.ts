import { expect, test } from 'vitest'
import { measureProductCompleteness } from '~/wings/web/seo-analysis/product-completeness'
import { countProductFields } from './count-product-fields'

test('what no download has is not counted as missing, everything else is, with what to do', () => {
  const offers = { '@type': 'Offer', price: '1499.00', priceCurrency: 'USD' }
  const { of, filled, missing } = countProductFields(
    measureProductCompleteness({ '@type': 'Product', name: 'QueuePro', offers }),
  )
  const paths = missing.map(({ path }) => path)
  expect(paths).toContain('image')
  expect(paths).not.toContain('gtin')
  expect(paths).not.toContain('offers.shippingDetails')
  expect(filled + missing.length).toBe(of)
  expect(missing.find(({ path }) => path === 'image')).toMatchObject({
    requirement: 'required',
    hint: 'Add a preview image or gallery images.',
  })
})
