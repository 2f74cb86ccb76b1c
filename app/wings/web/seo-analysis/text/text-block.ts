export type TextBlockKind = 'paragraph' | 'heading' | 'item' | 'cell' | 'quote' | 'caption' | 'code'

/** A run of text that stands on its own. Blocks are counted in the order of the text, and places in it name them by number. */
export interface TextBlock {
  index: number
  kind: TextBlockKind
  /** 1 to 6 of a heading; 0 of anything else. */
  level: number
  text: string
}

/** A part of a block's text, by UTF-16 units. */
export interface TextSpan {
  block: number
  from: number
  to: number
}

export interface BodyLink extends TextSpan {
  href: string
  rel: string
  text: string
  /** What the pictures in it show, by their alt texts. */
  alt: string
}

export interface BodyImage {
  /** The block that it stands in or before. */
  block: number
  src: string
  /** Null when the picture has no alt at all; empty for one that says nothing. */
  alt: string | null
}

export interface ParsedBody {
  blocks: TextBlock[]
  links: BodyLink[]
  images: BodyImage[]
  lists: number
  tables: number
  /** Videos and other things from elsewhere. */
  embeds: number
}

const kinds: Record<string, TextBlockKind> = {
  p: 'paragraph',
  div: 'paragraph',
  section: 'paragraph',
  details: 'paragraph',
  dl: 'paragraph',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  h5: 'heading',
  h6: 'heading',
  ul: 'paragraph',
  ol: 'paragraph',
  li: 'item',
  dt: 'item',
  dd: 'item',
  blockquote: 'quote',
  pre: 'code',
  table: 'paragraph',
  td: 'cell',
  th: 'cell',
  caption: 'caption',
  figure: 'paragraph',
  figcaption: 'caption',
  summary: 'caption',
}

/** What kind of block a tag begins; nothing for tags within a line. */
export const blockKindForTag = (tag: string): TextBlockKind | undefined =>
  Object.hasOwn(kinds, tag) ? kinds[tag] : undefined
