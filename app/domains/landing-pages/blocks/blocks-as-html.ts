import { bullets, heading, linkTo, paragraphs, tableOf } from '~/rich-text/html-parts'
import type { Block, BlockOf, BlockType, SimpleBlock } from '../block-schema'
import { blocksIn } from './blocks-in'

type AsHtml = { [Type in BlockType]: (block: BlockOf<Type>) => string }

const asHtml: Omit<AsHtml, 'columns'> = {
  hero: ({ title, text, note, action, secondary }) =>
    heading(2, title) + paragraphs(text) + linkTo(action) + linkTo(secondary) + paragraphs(note),
  features: ({ title, items }) => heading(2, title) + titled(items),
  steps: ({ title, items }) => heading(2, title) + titled(items),
  numbers: ({ title, items, note }) =>
    heading(2, title) + bullets(items.map(({ value, label }) => `${value} ${label}`)) + paragraphs(note),
  products: ({ title, text }) => heading(2, title) + paragraphs(text),
  pricing: ({ title, text, plans }) => heading(2, title) + paragraphs(text) + plans.map(planAsHtml).join(''),
  testimonials: ({ title, items }) =>
    heading(2, title) + items.map(({ quote, name, role }) => quoted(quote, [name, role])).join(''),
  reviews: ({ title }) => heading(2, title),
  logos: ({ title }) => heading(2, title),
  faq: ({ title, items }) =>
    heading(2, title) + titled(items.map(({ question, answer }) => ({ title: question, text: answer }))),
  comparison: ({ title, columns, rows }) =>
    heading(2, title) +
    tableOf(
      ['', ...columns],
      rows.map(({ label, cells }) => [label, ...cells]),
    ),
  'rich-text': ({ html }) => html,
  image: ({ caption }) => paragraphs(caption),
  video: ({ url, caption }) => linkTo({ label: caption || url, url }),
  form: ({ title, text }) => heading(2, title) + paragraphs(text),
  countdown: ({ title, text }) => heading(2, title) + paragraphs(text),
  'call-to-action': ({ title, text, action, secondary }) =>
    heading(2, title) + paragraphs(text) + linkTo(action) + linkTo(secondary),
}

/** What the blocks of a page say, one below the other. What they fetch when they are drawn (products, reviews) is not in it. */
export function blocksAsHtml(blocks: Block[]) {
  return blocksIn(blocks).map(blockAsHtml).join('')
}

export function blockAsHtml(block: SimpleBlock) {
  return (asHtml[block.type] as (block: SimpleBlock) => string)(block)
}

function titled(items: { title: string; text: string }[]) {
  return items.map(({ title, text }) => heading(3, title) + paragraphs(text)).join('')
}

function planAsHtml({ name, price, text, points, action }: BlockOf<'pricing'>['plans'][number]) {
  return heading(3, [name, price].filter(Boolean).join(', ')) + paragraphs(text) + bullets(points) + linkTo(action)
}

function quoted(quote: string, who: string[]) {
  return `<blockquote>${paragraphs(quote)}${paragraphs(who.filter(Boolean).join(', '))}</blockquote>`
}
