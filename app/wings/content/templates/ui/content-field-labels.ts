import { entrySeoFields } from '~/wings/web/seo/seo-fields'
import { seoRecord } from '~/wings/web/seo/seo-record'
import type { TemplateKind } from '../template'

/** What the fields of contents are called, by their names. */
const labels: Record<string, string> = {
  title: 'Title',
  slug: 'URL slug',
  description: 'Description',
  body: 'Text',
  category: 'Category',
  tags: 'Tags',
  author: 'Author',
  coverId: 'Cover image',
  coverAlt: 'Cover image alt text',
  tagline: 'Tagline',
  features: 'Features',
  previewId: 'Preview image',
  previewAlt: 'Preview image alt text',
  videoUrl: 'Video URL',
  demoUrl: 'Live demo URL',
  included: 'What is included',
  faq: 'FAQ',
  seo: 'SEO and social',
  ...Object.fromEntries(entrySeoFields.map(({ name, label }) => [name, label])),
  text: 'Text',
  action: 'Button',
  secondary: 'Second button',
  note: 'Note',
  picture: 'Image',
  alt: 'Alt text',
  id: 'Image',
  label: 'Label',
  url: 'URL',
  items: 'Rows',
  value: 'Number',
  question: 'Question',
  answer: 'Answer',
  quote: 'Quote',
  name: 'Name',
  role: 'Role',
  plans: 'Plans',
  price: 'Price',
  points: 'Features',
  columns: 'Columns',
  rows: 'Rows',
  cells: 'Cells',
  html: 'Text',
  caption: 'Caption',
  button: 'Button label',
  thanks: 'Success message',
  endText: 'Text after the end',
  endsAt: 'Ends at',
  show: 'Products to show',
  productIds: 'Products',
  limit: 'Number to show',
  productId: 'Product',
  isRecommended: 'Recommended',
  fields: 'Fields',
  isRequired: 'Required',
  type: 'Field type',
  choices: 'Options',
  blocks: 'Blocks',
}

export const contentFieldLabel = (name: string) => labels[name] ?? name

// the database keeps no order of names
const order: string[] = [
  ...['slug', 'title', 'tagline', 'description', 'body', 'question', 'answer', 'quote', 'name', 'role', 'price'],
  ...['value', 'label', 'url', 'text', 'points', 'action', 'secondary', 'note', 'picture', 'id', 'alt', 'html'],
  ...['caption', 'show', 'limit', 'productIds', 'productId', 'columns', 'rows', 'cells', 'items', 'plans', 'fields'],
  ...['type', 'isRequired', 'choices', 'button', 'thanks', 'endsAt', 'endText', 'isRecommended', 'blocks', 'features'],
  ...['included', 'faq', 'category', 'tags', 'author', 'seo'],
  ...entrySeoFields.map(({ name }) => name),
]
const placeOf = new Map(order.map((name, place) => [name, place]))

/** The names of fields in the order in which people write them. */
export function sortFieldNames(names: string[]) {
  const place = (name: string) => placeOf.get(name) ?? order.length
  return names.toSorted((one, other) => place(one) - place(other))
}

/** In the singular, for the rows of a list. */
const rowNames: Record<string, string> = {
  tags: 'tag',
  features: 'feature',
  included: 'part',
  faq: 'question',
  items: 'row',
  plans: 'plan',
  rows: 'row',
  points: 'feature',
  columns: 'column',
  cells: 'cell',
  productIds: 'product',
  fields: 'field',
  choices: 'option',
}

export const listItemLabel = (name: string) => rowNames[name] ?? 'row'

/** The fields of each kind that a template writes, in the order of the screen. What is left out keeps what it is. */
export const fieldNamesByKind: Record<TemplateKind, string[]> = {
  'landing-page': ['title', 'slug', 'description', 'blocks', 'seo'],
  post: ['title', 'slug', 'description', 'body', 'category', 'tags', 'author', 'coverId', 'coverAlt', 'seo'],
  product: [
    ...['title', 'slug', 'tagline', 'description', 'body', 'features', 'included', 'faq', 'category'],
    ...['previewId', 'previewAlt', 'videoUrl', 'demoUrl', 'seo'],
  ],
}

/** Texts of several lines. */
export const multilineFieldNames = new Set<string>([
  ...['description', 'text', 'answer', 'quote', 'thanks', 'endText', 'note'],
  ...entrySeoFields.flatMap(({ name, rows }) => (rows ? [name] : [])),
])

export const contentFieldHints: Record<string, string> = {
  slug: 'Leave empty to generate it from the title.',
  synonyms: seoRecord.synonyms.hint,
  body: 'HTML. Values are escaped.',
  tags: 'Use {{ topics | join: "," }} to add several tags.',
  category: 'The slug of a category. Leave empty for none.',
}

/** An empty row of a list, by its name. */
const emptyRows: Record<string, unknown> = {
  faq: { question: '', answer: '' },
  features: { title: '', text: '' },
}

export function createEmptyListItem(name: string) {
  return structuredClone(emptyRows[name] ?? '')
}
