import { productJsonLd } from '~/wings/shop/products/product-json-ld'
import type { BlockData } from '../block-data'
import type { Block } from '../block-schema'
import { filterBlocksByType } from './flatten-blocks'

interface JsonLdPage {
  title: string
  blocks: Block[]
}

interface JsonLdShop {
  origin: string
  /** Whether products can be paid for on this site. */
  isPurchasable: boolean
}

/** What search engines read out of the blocks: questions, instructions and what is sold. */
export function landingPageJsonLd({ title, blocks }: JsonLdPage, blockData: BlockData, shop: JsonLdShop) {
  return [...faqJsonLd(blocks), ...howToJsonLd(title, blocks), ...productsJsonLd(blocks, blockData, shop)]
}

/** One FAQPage with the questions of all blocks: a page may have one only. */
function faqJsonLd(blocks: Block[]) {
  const questions = filterBlocksByType(blocks, 'faq')
    .flatMap(({ items }) => items)
    .filter(({ question, answer }) => question.trim() && answer.trim())
  if (questions.length === 0) return []
  const mainEntity = questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }))
  return [{ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity }]
}

function howToJsonLd(pageTitle: string, blocks: Block[]) {
  return filterBlocksByType(blocks, 'steps').flatMap(({ title, items }) => {
    const steps = items.filter((item) => item.title.trim())
    if (steps.length === 0) return []
    const step = steps.map((item, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name: item.title,
      text: item.text || item.title,
    }))
    return [{ '@context': 'https://schema.org', '@type': 'HowTo', name: title || pageTitle, step }]
  })
}

/** The products whose licenses the page sells, each once. */
function productsJsonLd(blocks: Block[], { offeredProducts }: BlockData, shop: JsonLdShop) {
  const ids = new Set(filterBlocksByType(blocks, 'pricing').flatMap(({ productId }) => productId ?? []))
  return [...ids].flatMap((id) => {
    const product = offeredProducts[id]
    if (!product) return []
    const gallery = product.preview ? [product.preview] : []
    return [productJsonLd({ product: { ...product, gallery }, reviews: [], ...shop })]
  })
}

/** The picture that social networks show for the page: its first hero's. */
export function findHeroSocialPicture(blocks: Block[], { pictures }: BlockData) {
  const shown = filterBlocksByType(blocks, 'hero').find(({ picture }) => picture)?.picture
  const picture = shown && pictures[shown.id]
  return picture ? { ...picture, alt: shown.alt } : undefined
}
