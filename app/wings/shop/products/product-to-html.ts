import { bulletListHtml, headingHtml, paragraphsHtml, tableHtml } from '~/rich-text/html-parts'
import { INTERFACE_LANGUAGE } from '~/wings/site/settings/content-language'
import { formatPrice } from './product'
import type { ProductContent } from './product-content'

type ProductText = Pick<
  ProductContent,
  'tagline' | 'body' | 'features' | 'included' | 'tiers' | 'currency' | 'faq' | 'changelog'
>

/** All that a product says below its name, for those who read it elsewhere. */
export function productToHtml(content: ProductText, language: string = INTERFACE_LANGUAGE) {
  const { tagline, body, features, included, tiers, currency, faq, changelog } = content
  return [
    paragraphsHtml(tagline),
    body,
    features.length > 0 ? headingHtml(2, 'Features') : '',
    ...features.map(({ title, text }) => headingHtml(3, title) + paragraphsHtml(text)),
    included.length > 0 ? headingHtml(2, 'What is included') + bulletListHtml(included) : '',
    tiers.length > 0 ? headingHtml(2, 'Licenses') : '',
    tableHtml(
      ['License', 'Price', 'For'],
      tiers.map(({ name, price, text }) => [name, formatPrice(price, currency, language), text]),
    ),
    faq.length > 0 ? headingHtml(2, 'FAQ') : '',
    ...faq.map(({ question, answer }) => headingHtml(3, question) + paragraphsHtml(answer)),
    changelog.length > 0 ? headingHtml(2, 'Changelog') : '',
    ...changelog.map(
      ({ version, date, text }) => headingHtml(3, [version, date].filter(Boolean).join(', ')) + paragraphsHtml(text),
    ),
  ].join('')
}
