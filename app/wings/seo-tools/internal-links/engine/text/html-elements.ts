/** What keeps a link out of a place in a text. */
export type UnlinkablePlace =
  | 'heading'
  | 'link'
  | 'code'
  | 'caption'
  | 'button'
  | 'embed'
  | 'footnote'
  | 'table-heading'

export type BlockKind = 'paragraph' | 'heading' | 'item' | 'cell' | 'quote' | 'term' | 'caption' | 'code'

/** What holds for the text inside of an element: its own rule, or that of what it stands in. */
export interface OpenElement {
  name: string
  kind: BlockKind
  unlinkable: UnlinkablePlace | null
}

const blockKinds: Record<string, BlockKind> = {
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

const unlinkablePlaces: Record<string, UnlinkablePlace> = {
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

const blockElements = new Set(
  'p ul ol li dl dt dd blockquote pre details summary table caption thead tbody tfoot tr th td figure figcaption section hr div h1 h2 h3 h4 h5 h6'.split(
    ' ',
  ),
)

export const voidElements = new Set(['br', 'hr', 'img'])

/** Whether an element begins and ends a block of text. */
export const isBlockElement = (name: string) => blockElements.has(name)

export const rootElement: OpenElement = { name: '', kind: 'paragraph', unlinkable: null }

/** An element inside of another one; `written` is its tag as it stands in the text. */
export function openElement(name: string, written: string, outside: OpenElement): OpenElement {
  const closed = outside.unlinkable ?? unlinkablePlaces[name] ?? unlinkableByAttribute(name, written)
  return { name, kind: blockKinds[name] ?? outside.kind, unlinkable: closed }
}

function unlinkableByAttribute(name: string, written: string): UnlinkablePlace | null {
  if (name === 'figure' && written.includes(' data-embed-url=')) return 'embed'
  return name === 'section' && written.includes('"footnotes"') ? 'footnote' : null
}
