import { newUuid } from '~/platform/database/new-uuid'
import type { Block, BlockOfType, BlockType } from './block-schema'

export const noLink = { label: '', url: '' }

const emptyBlocksByType: { [Type in BlockType]: Omit<BlockOfType<Type>, 'type' | 'id'> } = {
  hero: { title: '', text: '', action: noLink, secondary: noLink, note: '', picture: null },
  features: { title: '', items: [] },
  steps: { title: '', items: [] },
  numbers: { title: '', note: '', items: [] },
  products: { title: '', text: '', show: 'newest', productIds: [], limit: 3 },
  posts: { title: '', text: '', limit: 3 },
  pricing: { title: '', text: '', productId: null, plans: [] },
  testimonials: { title: '', items: [] },
  people: { title: '', items: [] },
  reviews: { title: '', productId: null, limit: 3 },
  logos: { title: '', items: [] },
  faq: { title: '', items: [] },
  comparison: { title: '', columns: [], rows: [] },
  'rich-text': { html: '' },
  image: { picture: null, caption: '' },
  video: { url: '', caption: '' },
  form: { title: '', text: '', fields: [], button: 'Send', thanks: 'Thank you. We reply within two business days.' },
  countdown: { title: '', text: '', endsAt: '', endText: '' },
  'call-to-action': { title: '', text: '', action: noLink, secondary: noLink },
  columns: { columns: [[], []] },
}

/** A block in which nothing is written yet. */
export function newBlock<Type extends BlockType>(type: Type, id = newUuid()): BlockOfType<Type> {
  return { type, id, ...structuredClone(emptyBlocksByType[type]) } as unknown as BlockOfType<Type>
}

export const blockTypes = Object.keys(emptyBlocksByType) as Block['type'][]
