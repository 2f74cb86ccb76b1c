import { bullets, heading, paragraphs, tableOf } from '~/rich-text/html-parts'
import { formatPrice } from './product'
import type { ProductContent } from './product-content'

type ProductText = Pick<ProductContent, 'tagline' | 'body' | 'features' | 'included' | 'tiers' | 'faq' | 'changelog'>

/** All that a product says below its name, for those who read it elsewhere. */
export function productAsHtml(content: ProductText) {
  const { tagline, body, features, included, tiers, faq, changelog } = content
  return [
    paragraphs(tagline),
    body,
    features.length > 0 ? heading(2, 'Features') : '',
    ...features.map(({ title, text }) => heading(3, title) + paragraphs(text)),
    included.length > 0 ? heading(2, 'What is included') + bullets(included) : '',
    tiers.length > 0 ? heading(2, 'Licenses') : '',
    tableOf(
      ['License', 'Price', 'For'],
      tiers.map(({ name, price, text }) => [name, formatPrice(price), text]),
    ),
    faq.length > 0 ? heading(2, 'Questions') : '',
    ...faq.map(({ question, answer }) => heading(3, question) + paragraphs(answer)),
    changelog.length > 0 ? heading(2, 'Versions') : '',
    ...changelog.map(
      ({ version, date, text }) => heading(3, [version, date].filter(Boolean).join(', ')) + paragraphs(text),
    ),
  ].join('')
}
