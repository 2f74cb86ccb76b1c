import type { TemplateKind } from '../template'

/** What the fields of contents are called, by their names. */
const labels: Record<string, string> = {
  title: 'Title',
  slug: 'Address',
  description: 'Description',
  body: 'Text',
  category: 'Category',
  tags: 'Tags',
  author: 'Author',
  coverId: 'Cover',
  coverAlt: 'Alt text of the cover',
  tagline: 'Tagline',
  features: 'Features',
  previewId: 'Preview picture',
  previewAlt: 'Alt text of the preview picture',
  videoUrl: 'Film',
  demoUrl: 'Live demo',
  included: 'What is included',
  faq: 'Questions and answers',
  seo: 'Search and social',
  metaTitle: 'Search title',
  metaDescription: 'Search description',
  canonicalUrl: 'Canonical address',
  ogTitle: 'Social title',
  keyphrase: 'Keyphrase',
  synonyms: 'Synonyms',
  isPillar: 'Pillar of its subject',
  ogDescription: 'Social description',
  isNoindex: 'Keep out of search engines',
  text: 'Text',
  action: 'Button',
  secondary: 'Second button',
  note: 'Note',
  picture: 'Picture',
  alt: 'Alt text',
  id: 'Picture',
  label: 'Words',
  url: 'Address',
  items: 'Rows',
  value: 'Number',
  question: 'Question',
  answer: 'Answer',
  quote: 'Quote',
  name: 'Name',
  role: 'Role',
  plans: 'Plans',
  price: 'Price',
  points: 'Points',
  columns: 'Columns',
  rows: 'Rows',
  cells: 'Cells',
  html: 'Text',
  caption: 'Caption',
  button: 'Words of the button',
  thanks: 'Thanks',
  endText: 'Text afterwards',
  endsAt: 'Ends at',
  show: 'Which products',
  productIds: 'Products',
  limit: 'How many',
  productId: 'Product',
  isRecommended: 'Recommended',
  fields: 'Fields',
  isRequired: 'Must be filled in',
  type: 'Kind',
  choices: 'Choices',
  blocks: 'Blocks',
}

export const contentFieldLabel = (name: string) => labels[name] ?? name

// the database keeps no order of names
const order = [
  ...['slug', 'title', 'tagline', 'description', 'body', 'question', 'answer', 'quote', 'name', 'role', 'price'],
  ...['value', 'label', 'url', 'text', 'points', 'action', 'secondary', 'note', 'picture', 'id', 'alt', 'html'],
  ...['caption', 'show', 'limit', 'productIds', 'productId', 'columns', 'rows', 'cells', 'items', 'plans', 'fields'],
  ...['type', 'isRequired', 'choices', 'button', 'thanks', 'endsAt', 'endText', 'isRecommended', 'blocks', 'features'],
  ...[
    'included',
    'faq',
    'category',
    'tags',
    'author',
    'seo',
    'metaTitle',
    'metaDescription',
    'canonicalUrl',
    'ogTitle',
  ],
  ...['ogDescription', 'keyphrase', 'synonyms', 'isPillar', 'isNoindex'],
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
  points: 'point',
  columns: 'column',
  cells: 'cell',
  productIds: 'product',
  fields: 'field',
  choices: 'choice',
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
export const multilineFieldNames = new Set([
  ...['description', 'text', 'answer', 'quote', 'metaDescription', 'ogDescription', 'thanks', 'endText', 'note'],
])

export const contentFieldHints: Record<string, string> = {
  slug: 'Empty: it is made of the title. Odd signs are made usable.',
  synonyms: 'With commas between.',
  body: 'HTML. Values are escaped; a paragraph with nothing but {% … %} leaves no empty line.',
  tags: 'An entry may become several: {{ topics | join: "," }}.',
  category: 'As it is in addresses: guides, case-studies; of a product saas, marketplace or ai.',
}

/** An empty row of a list, by its name. */
const emptyRows: Record<string, unknown> = {
  faq: { question: '', answer: '' },
  features: { title: '', text: '' },
}

export function createEmptyListItem(name: string) {
  return structuredClone(emptyRows[name] ?? '')
}
