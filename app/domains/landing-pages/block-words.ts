import {
  AlignLeft,
  ChartNoAxesColumn,
  CircleHelp,
  Columns2,
  GalleryHorizontalEnd,
  Grid2x2,
  Image,
  Inbox,
  ListOrdered,
  type LucideIcon,
  Megaphone,
  Package,
  PanelTop,
  Play,
  Quote,
  Star,
  Table2,
  Tags,
  Timer,
} from 'lucide-react'
import type { Block, BlockType } from './block-schema'

interface BlockWords {
  label: string
  /** What it is for. */
  text: string
  icon: LucideIcon
}

export const blockWords: Record<BlockType, BlockWords> = {
  hero: { label: 'Hero', text: 'What the page is about, with a button and a picture', icon: PanelTop },
  features: { label: 'Features', text: 'What it does, thing by thing', icon: Grid2x2 },
  steps: { label: 'Steps', text: 'How it goes, one after the other', icon: ListOrdered },
  numbers: { label: 'Numbers', text: 'A few figures, large', icon: ChartNoAxesColumn },
  products: { label: 'Products', text: 'Cards of products from the catalogue', icon: Package },
  pricing: { label: 'Pricing', text: 'Plans, or the licenses of a product', icon: Tags },
  testimonials: { label: 'Testimonials', text: 'What customers say', icon: Quote },
  reviews: { label: 'Reviews', text: 'Approved reviews of products', icon: Star },
  logos: { label: 'Logos', text: 'Who works with it', icon: GalleryHorizontalEnd },
  faq: { label: 'Questions', text: 'Questions with their answers', icon: CircleHelp },
  comparison: { label: 'Comparison', text: 'A table of what has what', icon: Table2 },
  'rich-text': { label: 'Text', text: 'An article of headings, lists and pictures', icon: AlignLeft },
  image: { label: 'Image', text: 'A picture across the page', icon: Image },
  video: { label: 'Video', text: 'A video, loaded by a click', icon: Play },
  form: { label: 'Form', text: 'What visitors send reaches the inbox', icon: Inbox },
  countdown: { label: 'Countdown', text: 'The time that is left until a moment', icon: Timer },
  'call-to-action': { label: 'Call to action', text: 'The one thing to do next', icon: Megaphone },
  columns: { label: 'Columns', text: 'Blocks side by side', icon: Columns2 },
}

const LONGEST_NAME = 60

/** What a block says, in a few words, to tell it from others of its type. */
export function gistOf(block: Block) {
  const said = 'title' in block ? block.title : 'caption' in block ? block.caption : ''
  const text = said || (block.type === 'rich-text' ? wordsOf(block.html) : '')
  return text.length > LONGEST_NAME ? `${text.slice(0, LONGEST_NAME).trimEnd()}…` : text
}

/** What a block is called in sentences: “Features: What it does”. */
export function nameOf(block: Block) {
  const { label } = blockWords[block.type]
  const gist = gistOf(block)
  return gist ? `${label}: ${gist}` : label
}

function wordsOf(html: string) {
  // only the beginning is shown
  return html
    .slice(0, 1_000)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
