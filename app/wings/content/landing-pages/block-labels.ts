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

interface BlockLabel {
  label: string
  /** What it is for. */
  description: string
  icon: LucideIcon
}

export const blockLabels: Record<BlockType, BlockLabel> = {
  hero: { label: 'Hero', description: 'What the page is about, with a button and a picture', icon: PanelTop },
  features: { label: 'Features', description: 'What it does, thing by thing', icon: Grid2x2 },
  steps: { label: 'Steps', description: 'How it goes, one after the other', icon: ListOrdered },
  numbers: { label: 'Numbers', description: 'A few figures, large', icon: ChartNoAxesColumn },
  products: { label: 'Products', description: 'Cards of products from the catalog', icon: Package },
  pricing: { label: 'Pricing', description: 'Plans, or the licenses of a product', icon: Tags },
  testimonials: { label: 'Testimonials', description: 'What customers say', icon: Quote },
  reviews: { label: 'Reviews', description: 'Approved reviews of products', icon: Star },
  logos: { label: 'Logos', description: 'Who works with it', icon: GalleryHorizontalEnd },
  faq: { label: 'Questions', description: 'Questions with their answers', icon: CircleHelp },
  comparison: { label: 'Comparison', description: 'A table of what has what', icon: Table2 },
  'rich-text': { label: 'Text', description: 'An article of headings, lists and pictures', icon: AlignLeft },
  image: { label: 'Image', description: 'A picture across the page', icon: Image },
  video: { label: 'Video', description: 'A video, loaded by a click', icon: Play },
  form: { label: 'Form', description: 'What visitors send reaches the inbox', icon: Inbox },
  countdown: { label: 'Countdown', description: 'The time that is left until a moment', icon: Timer },
  'call-to-action': { label: 'Call to action', description: 'The one thing to do next', icon: Megaphone },
  columns: { label: 'Columns', description: 'Blocks side by side', icon: Columns2 },
}

const MAX_SUMMARY_LENGTH = 60

/** What a block says, in a few words, to tell it from others of its type. */
export function summarizeBlock(block: Block) {
  const said = 'title' in block ? block.title : 'caption' in block ? block.caption : ''
  const text = said || (block.type === 'rich-text' ? excerptText(block.html) : '')
  return text.length > MAX_SUMMARY_LENGTH ? `${text.slice(0, MAX_SUMMARY_LENGTH).trimEnd()}…` : text
}

/** What a block is called in sentences: “Features: What it does”. */
export function blockName(block: Block) {
  const { label } = blockLabels[block.type]
  const gist = summarizeBlock(block)
  return gist ? `${label}: ${gist}` : label
}

function excerptText(html: string) {
  // only the beginning is shown
  return html
    .slice(0, 1_000)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
