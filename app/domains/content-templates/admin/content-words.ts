import type { TemplateKind } from '../template'

/** What the fields of contents are called, by their names. */
const labels: Record<string, string> = {
  ...{ title: 'Title', slug: 'Address', description: 'Description', body: 'Text', category: 'Category', tags: 'Tags' },
  ...{
    author: 'Author',
    coverId: 'Cover',
    coverAlt: 'Alt text of the cover',
    tagline: 'Tagline',
    features: 'Features',
  },
  ...{
    previewId: 'Preview picture',
    previewAlt: 'Alt text of the preview picture',
    videoUrl: 'Film',
    demoUrl: 'Live demo',
  },
  ...{
    included: 'What is included',
    faq: 'Questions and answers',
    seo: 'Search and social',
    metaTitle: 'Search title',
  },
  ...{ metaDescription: 'Search description', canonicalUrl: 'Canonical address', ogTitle: 'Social title' },
  ...{ ogDescription: 'Social description', isNoindex: 'Keep out of search engines', text: 'Text', action: 'Button' },
  ...{ secondary: 'Second button', note: 'Note', picture: 'Picture', alt: 'Alt text', id: 'Picture', label: 'Words' },
  ...{ url: 'Address', items: 'Rows', value: 'Number', question: 'Question', answer: 'Answer', quote: 'Quote' },
  ...{ name: 'Name', role: 'Role', plans: 'Plans', price: 'Price', points: 'Points', columns: 'Columns', rows: 'Rows' },
  ...{ cells: 'Cells', html: 'Text', caption: 'Caption', button: 'Words of the button', thanks: 'Thanks' },
  ...{
    endText: 'Text afterwards',
    endsAt: 'Ends at',
    show: 'Which products',
    productIds: 'Products',
    limit: 'How many',
  },
  ...{ productId: 'Product', isRecommended: 'Recommended', fields: 'Fields', isRequired: 'Must be filled in' },
  ...{ type: 'Kind', choices: 'Choices', blocks: 'Blocks' },
}

export const labelOfField = (name: string) => labels[name] ?? name

/** In the singular, for the rows of a list. */
const rowNames: Record<string, string> = {
  ...{ tags: 'tag', features: 'feature', included: 'part', faq: 'question', items: 'row', plans: 'plan', rows: 'row' },
  ...{ points: 'point', columns: 'column', cells: 'cell', productIds: 'product', fields: 'field', choices: 'choice' },
}

export const rowNameOf = (name: string) => rowNames[name] ?? 'row'

export const blockNames: Record<string, string> = {
  ...{ hero: 'Hero', features: 'Features', steps: 'Steps', numbers: 'Numbers', products: 'Product cards' },
  ...{ pricing: 'Pricing', testimonials: 'Testimonials', reviews: 'Reviews', logos: 'Logos', faq: 'FAQ' },
  ...{ comparison: 'Comparison table', 'rich-text': 'Rich text', image: 'Image', video: 'Video', form: 'Form' },
  ...{ countdown: 'Countdown', 'call-to-action': 'Call to action', columns: 'Columns' },
}

/** The fields of each kind that a template writes, in the order of the screen. What is left out keeps what it is. */
export const fieldsOf: Record<TemplateKind, string[]> = {
  'landing-page': ['title', 'slug', 'description', 'blocks', 'seo'],
  post: ['title', 'slug', 'description', 'body', 'category', 'tags', 'author', 'coverId', 'coverAlt', 'seo'],
  product: [
    ...['title', 'slug', 'tagline', 'description', 'body', 'features', 'included', 'faq', 'category'],
    ...['previewId', 'previewAlt', 'videoUrl', 'demoUrl', 'seo'],
  ],
}

/** Texts of several lines. */
export const longFields = new Set([
  ...['description', 'text', 'answer', 'quote', 'metaDescription', 'ogDescription', 'thanks', 'endText', 'note'],
])

export const hints: Record<string, string> = {
  slug: 'Empty: it is made of the title. Odd signs are made usable.',
  body: 'HTML. Values are escaped; a paragraph with nothing but {% … %} leaves no empty line.',
  html: 'HTML. Values are escaped; a paragraph with nothing but {% … %} leaves no empty line.',
  tags: 'An entry may become several: {{ topics | join: "," }}.',
  category: 'As it is in addresses: guides, case-studies; of a product saas, marketplace or ai.',
}

const link = { label: '', url: '' }

/** An empty row of a list, by the block it is in and its name. */
const emptyRows: Record<string, unknown> = {
  ...{ 'numbers.items': { value: '', label: '' }, 'testimonials.items': { quote: '', name: '', role: '' } },
  ...{
    'logos.items': { picture: null, url: '' },
    'faq.items': { question: '', answer: '' },
    faq: { question: '', answer: '' },
  },
  ...{
    items: { title: '', text: '' },
    features: { title: '', text: '' },
    'comparison.rows': { label: '', cells: ['', ''] },
  },
  plans: { name: '', price: '', text: '', points: [], action: link, isRecommended: false },
  fields: { label: '', type: 'text', isRequired: true, choices: [] },
}

export function emptyRowOf(name: string, blockType = '') {
  return structuredClone(emptyRows[`${blockType}.${name}`] ?? emptyRows[name] ?? '')
}

/** Words of which one is chosen. */
export const wordsOf: Record<string, Record<string, string>> = {
  show: { newest: 'The newest', saas: 'SaaS', marketplace: 'Marketplaces', ai: 'AI', chosen: 'Chosen ones' },
  type: { text: 'Text', email: 'E-mail', 'long-text': 'Long text', choice: 'Choice', checkbox: 'Check box' },
}
