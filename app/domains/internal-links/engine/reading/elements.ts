/** What keeps a link out of a place in a text. */
export type ClosedPlace = 'heading' | 'link' | 'code' | 'caption' | 'button' | 'embed' | 'footnote' | 'table-heading'

export type BlockKind = 'paragraph' | 'heading' | 'item' | 'cell' | 'quote' | 'term' | 'caption' | 'code'

/** What holds for the text inside of an element: its own rule, or that of what it stands in. */
export interface OpenElement {
  name: string
  kind: BlockKind
  closed: ClosedPlace | null
}

const kinds: Record<string, BlockKind> = {
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, 'heading' as const])),
  li: 'item',
  td: 'cell',
  th: 'cell',
  blockquote: 'quote',
  dt: 'term',
  dd: 'item',
  figcaption: 'caption',
  caption: 'caption',
  pre: 'code',
}

const closedPlaces: Record<string, ClosedPlace> = {
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, 'heading' as const])),
  a: 'link',
  code: 'code',
  kbd: 'code',
  pre: 'code',
  figcaption: 'caption',
  caption: 'caption',
  summary: 'button',
  button: 'button',
  th: 'table-heading',
}

const blocks = new Set(
  'p ul ol li dl dt dd blockquote pre details summary table caption thead tbody tfoot tr th td figure figcaption section hr div h1 h2 h3 h4 h5 h6'.split(
    ' ',
  ),
)

export const voidElements = new Set(['br', 'hr', 'img'])

/** Whether an element begins and ends a block of text. */
export const isBlock = (name: string) => blocks.has(name)

export const wholeText: OpenElement = { name: '', kind: 'paragraph', closed: null }

/** An element inside of another one; `written` is its tag as it stands in the text. */
export function opened(name: string, written: string, outside: OpenElement): OpenElement {
  const closed = outside.closed ?? closedPlaces[name] ?? closedByAttribute(name, written)
  return { name, kind: kinds[name] ?? outside.kind, closed }
}

function closedByAttribute(name: string, written: string): ClosedPlace | null {
  if (name === 'figure' && written.includes(' data-embed-url=')) return 'embed'
  return name === 'section' && written.includes('"footnotes"') ? 'footnote' : null
}
