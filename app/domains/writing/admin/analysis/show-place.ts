import type { Place } from '~/domains/seo-analysis/finding'
import { textBlocksOf } from '~/domains/seo-analysis/text-blocks'
import { findInPieces } from './place-in-text'

const MARK = 'finding'
// not in a style sheet of the build, which does not know highlights yet
const LOOK = `::highlight(${MARK}) {
  background-color: var(--color-accent-tint);
  text-decoration: underline 2px var(--color-accent);
}`
const styled = new WeakSet<Document>()

/**
 * Marks the place of a finding in what is written and brings it into view, without changing a letter of it. False when it
 * is not on the screen: it stands in a field, or in a part that is folded.
 */
export function showPlace(body: string, { text, at }: Place): boolean {
  const wanted = at ? wantedOf(body, at) : { block: text, before: 0, from: 0, to: text.length }
  for (const root of writtenParts()) {
    const range = wanted && rangeIn(root, wanted)
    if (!range) continue
    mark(root, range)
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    range.startContainer.parentElement?.scrollIntoView({ block: 'center', behavior: calm ? 'instant' : 'smooth' })
    return true
  }
  return false
}

/** Takes the marks away. */
export function hidePlaces() {
  for (const root of writtenParts()) root.ownerDocument.defaultView?.CSS.highlights?.delete(MARK)
}

/** The text that is written, or the page as the builder draws it, a document of its own. */
function writtenParts() {
  const written = [...document.querySelectorAll<HTMLElement>('[data-written]')]
  const frames = written.flatMap((part) => [...part.querySelectorAll('iframe')])
  return [...frames.flatMap((frame) => frame.contentDocument?.body ?? []), ...written]
}

function wantedOf(body: string, { block: at, from, to }: NonNullable<Place['at']>) {
  const blocks = textBlocksOf(body)
  const block = blocks[at]
  return block === undefined
    ? undefined
    : { block, before: blocks.slice(0, at).filter((one) => one === block).length, from, to }
}

function rangeIn(root: HTMLElement, wanted: Parameters<typeof findInPieces>[1]) {
  const nodes: Text[] = []
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) nodes.push(node as Text)
  const found = findInPieces(
    nodes.map(({ data }) => data),
    wanted,
  )
  const [first, last] = [nodes[found?.from.piece ?? -1], nodes[found?.to.piece ?? -1]]
  if (!found || !first || !last) return undefined
  const range = root.ownerDocument.createRange()
  range.setStart(first, found.from.offset)
  range.setEnd(last, found.to.offset)
  return range
}

/** Browsers without highlights of their own show the place by scrolling to it. */
function mark({ ownerDocument }: HTMLElement, range: Range) {
  const view = ownerDocument.defaultView as (Window & typeof globalThis) | null
  if (!view?.CSS.highlights) return
  if (!styled.has(ownerDocument)) {
    const sheet = new view.CSSStyleSheet()
    sheet.replaceSync(LOOK)
    ownerDocument.adoptedStyleSheets.push(sheet)
    styled.add(ownerDocument)
  }
  view.CSS.highlights.set(MARK, new view.Highlight(range))
}
