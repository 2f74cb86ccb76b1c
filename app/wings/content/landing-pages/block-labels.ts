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
  Newspaper,
  Package,
  PanelTop,
  Play,
  Quote,
  Star,
  Table2,
  Tags,
  Timer,
  Users,
} from 'lucide-react'
import type { Block, BlockType } from './block-schema'

interface BlockLabel {
  label: string
  /** What it is for. */
  description: string
  icon: LucideIcon
}

export const blockLabels: Record<BlockType, BlockLabel> = {
  hero: { label: 'Hero', description: 'Headline with buttons', icon: PanelTop },
  features: { label: 'Features', description: 'Features with descriptions', icon: Grid2x2 },
  steps: { label: 'Steps', description: 'Step-by-step instructions', icon: ListOrdered },
  numbers: { label: 'Numbers', description: 'Key figures', icon: ChartNoAxesColumn },
  products: { label: 'Products', description: 'Product cards', icon: Package },
  posts: { label: 'Posts', description: 'Newest blog posts', icon: Newspaper },
  pricing: { label: 'Pricing', description: 'Plans or product licenses', icon: Tags },
  testimonials: { label: 'Testimonials', description: 'Customer quotes', icon: Quote },
  people: { label: 'People', description: 'Team members', icon: Users },
  reviews: { label: 'Reviews', description: 'Product reviews', icon: Star },
  logos: { label: 'Logos', description: 'Customer logos', icon: GalleryHorizontalEnd },
  faq: { label: 'FAQ', description: 'Questions and answers', icon: CircleHelp },
  comparison: { label: 'Comparison', description: 'Comparison table', icon: Table2 },
  'rich-text': { label: 'Text', description: 'Headings, lists and paragraphs', icon: AlignLeft },
  image: { label: 'Image', description: 'Full-width image', icon: Image },
  video: { label: 'Video', description: 'YouTube, Vimeo or Loom', icon: Play },
  form: { label: 'Form', description: 'Sends submissions to the inbox', icon: Inbox },
  countdown: { label: 'Countdown', description: 'Time left until a date', icon: Timer },
  'call-to-action': { label: 'Call to action', description: 'Text with buttons', icon: Megaphone },
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
