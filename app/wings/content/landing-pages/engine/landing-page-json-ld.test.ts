import { aProduct } from '~/wings/shop/products/fixtures'
import { aPictureRow } from '~/wings/site/media/fixtures'
import { everyBlock } from '~test/every-block'
import { expect, test } from '~test/test'
import { emptyBlockData } from '../block-data'
import type { Block } from '../block-schema'
import { findBlockData } from '../find-block-data.server'
import { newBlock } from '../new-block'
import { landingPageJsonLd } from './landing-page-json-ld'

const shop = { origin: 'https://harbor.example', isPurchasable: true }
const dataOf = (blocks: Block[], blockData = emptyBlockData) =>
  landingPageJsonLd({ title: 'Booking', blocks }, blockData, shop) as Record<string, unknown>[]

test('questions, steps and the licenses of a product are told to search engines', async ({ db }) => {
  const { id: pictureId } = await aPictureRow(db)
  const product = await aProduct(db, { slug: 'queuepro', name: 'QueuePro', previewId: pictureId })
  const blocks = everyBlock({ pictureId, productId: product.id })
  const data = dataOf(blocks, await findBlockData(db, blocks))
  expect(data).toMatchObject([
    {
      '@type': 'FAQPage',
      mainEntity: [{ name: 'What does it cost in all?', acceptedAnswer: { text: '1,499 USD, once.' } }],
    },
    {
      '@type': 'HowTo',
      name: 'How it works',
      step: [
        { position: 1, name: 'Choose' },
        { position: 2, name: 'Adapt' },
        { position: 3, name: 'Open' },
      ],
    },
    {
      '@type': 'Product',
      name: 'QueuePro',
      url: 'https://harbor.example/tools/queuepro',
      image: [expect.stringContaining('https://harbor.example/media/')],
      offers: [{ price: '990.00', priceCurrency: 'USD', availability: 'https://schema.org/InStock' }],
    },
  ])
  for (const one of data) expect(one['@context']).toBe('https://schema.org')
})

test('questions in columns and in several blocks are one list; what is unfinished is left out', () => {
  const faq = (id: string, ...questions: string[]) => ({
    ...newBlock('faq', id),
    items: questions.map((question) => ({ question, answer: question && 'Yes.' })),
  })
  const columns = { ...newBlock('columns', 'c'), columns: [[faq('b', 'B?', '')], []] }
  expect(dataOf([faq('a', 'A?'), columns])).toMatchObject([{ mainEntity: [{ name: 'A?' }, { name: 'B?' }] }])
  const untitled = { ...newBlock('steps', 's'), items: [{ title: 'Open', text: '' }] }
  expect(dataOf([untitled])).toMatchObject([{ name: 'Booking', step: [{ name: 'Open', text: 'Open' }] }])
})

test('a page without such blocks says nothing, nor one whose product is not published', async ({ db }) => {
  const { id: productId } = await aProduct(db, { publishedAt: null })
  const blocks: Block[] = [{ ...newBlock('pricing', 'p'), productId }, newBlock('faq', 'f'), newBlock('steps', 's')]
  expect(dataOf(blocks, await findBlockData(db, blocks))).toEqual([])
})
