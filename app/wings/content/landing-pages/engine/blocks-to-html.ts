import { bulletListHtml, headingHtml, linkHtml, paragraphsHtml, tableHtml } from '~/rich-text/html-parts'
import type { Block, BlockOfType, BlockType, SimpleBlock } from '../block-schema'
import { flattenBlocks } from './flatten-blocks'

type BlockRenderers = { [Type in BlockType]: (block: BlockOfType<Type>) => string }

const blockRenderers: Omit<BlockRenderers, 'columns'> = {
  hero: ({ title, text, note, action, secondary }) =>
    headingHtml(2, title) + paragraphsHtml(text) + linkHtml(action) + linkHtml(secondary) + paragraphsHtml(note),
  features: ({ title, items }) =>
    headingHtml(2, title) +
    items.map(({ action, ...item }) => titledItemsToHtml([item]) + (action ? linkHtml(action) : '')).join(''),
  steps: ({ title, items }) => headingHtml(2, title) + titledItemsToHtml(items),
  numbers: ({ title, items, note }) =>
    headingHtml(2, title) + bulletListHtml(items.map(({ value, label }) => `${value} ${label}`)) + paragraphsHtml(note),
  products: ({ title, text }) => headingHtml(2, title) + paragraphsHtml(text),
  posts: ({ title, text }) => headingHtml(2, title) + paragraphsHtml(text),
  pricing: ({ title, text, plans }) => headingHtml(2, title) + paragraphsHtml(text) + plans.map(planToHtml).join(''),
  testimonials: ({ title, items }) =>
    headingHtml(2, title) + items.map(({ quote, name, role }) => quoteToHtml(quote, [name, role])).join(''),
  people: ({ title, items }) =>
    headingHtml(2, title) +
    items.map(({ name, role, text }) => headingHtml(3, name) + paragraphsHtml(role) + paragraphsHtml(text)).join(''),
  reviews: ({ title }) => headingHtml(2, title),
  logos: ({ title }) => headingHtml(2, title),
  faq: ({ title, items }) =>
    headingHtml(2, title) + titledItemsToHtml(items.map(({ question, answer }) => ({ title: question, text: answer }))),
  comparison: ({ title, columns, rows }) =>
    headingHtml(2, title) +
    tableHtml(
      ['', ...columns],
      rows.map(({ label, cells }) => [label, ...cells]),
    ),
  'rich-text': ({ html }) => html,
  image: ({ caption }) => paragraphsHtml(caption),
  video: ({ url, caption }) => linkHtml({ label: caption || url, url }),
  form: ({ title, text }) => headingHtml(2, title) + paragraphsHtml(text),
  countdown: ({ title, text }) => headingHtml(2, title) + paragraphsHtml(text),
  'call-to-action': ({ title, text, action, secondary }) =>
    headingHtml(2, title) + paragraphsHtml(text) + linkHtml(action) + linkHtml(secondary),
}

/** What the blocks of a page say, one below the other. What they fetch when they are drawn (products, reviews) is not in it. */
export function blocksToHtml(blocks: Block[]) {
  return flattenBlocks(blocks).map(blockToHtml).join('')
}

export function blockToHtml(block: SimpleBlock) {
  return (blockRenderers[block.type] as (block: SimpleBlock) => string)(block)
}

function titledItemsToHtml(items: { title: string; text: string }[]) {
  return items.map(({ title, text }) => headingHtml(3, title) + paragraphsHtml(text)).join('')
}

function planToHtml({ name, price, text, points, action }: BlockOfType<'pricing'>['plans'][number]) {
  return (
    headingHtml(3, [name, price].filter(Boolean).join(', ')) +
    paragraphsHtml(text) +
    bulletListHtml(points) +
    linkHtml(action)
  )
}

function quoteToHtml(quote: string, who: string[]) {
  return `<blockquote>${paragraphsHtml(quote)}${paragraphsHtml(who.filter(Boolean).join(', '))}</blockquote>`
}
