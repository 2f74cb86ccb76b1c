import type { FindingPlace } from '~/wings/web/seo-analysis/finding'
import { extractTextBlocks } from '~/wings/web/seo-analysis/text-blocks'
import { findTextRange } from './find-text-range'

const HIGHLIGHT_NAME = 'finding'
// not in a style sheet of the build, which does not know highlights yet
const HIGHLIGHT_CSS = `::highlight(${HIGHLIGHT_NAME}) {
  background-color: var(--color-accent-tint);
  text-decoration: underline 2px var(--color-accent);
}`
const styled = new WeakSet<Document>()

/**
 * Marks the place of a finding in what is written and brings it into view, without changing a letter of it. False when it
 * is not on the screen: it stands in a field, or in a part that is folded.
 */
export function highlightPlace(body: string, { text, at }: FindingPlace): boolean {
  const wanted = at ? toTextRangeQuery(body, at) : { block: text, occurrence: 0, from: 0, to: text.length }
  for (const root of findEditableRoots()) {
    const range = wanted && findRange(root, wanted)
    if (!range) continue
    addHighlight(root, range)
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    range.startContainer.parentElement?.scrollIntoView({ block: 'center', behavior: calm ? 'instant' : 'smooth' })
    return true
  }
  return false
}

/** Takes the marks away. */
export function clearHighlights() {
  for (const root of findEditableRoots()) root.ownerDocument.defaultView?.CSS.highlights?.delete(HIGHLIGHT_NAME)
}

/** The text that is written, or the page as the builder draws it, a document of its own. */
function findEditableRoots() {
  const written = [...document.querySelectorAll<HTMLElement>('[data-written]')]
  const frames = written.flatMap((part) => [...part.querySelectorAll('iframe')])
  return [...frames.flatMap((frame) => frame.contentDocument?.body ?? []), ...written]
}

function toTextRangeQuery(body: string, { block: at, from, to }: NonNullable<FindingPlace['at']>) {
  const blocks = extractTextBlocks(body)
  const block = blocks[at]
  return block === undefined
    ? undefined
    : { block, occurrence: blocks.slice(0, at).filter((one) => one === block).length, from, to }
}

function findRange(root: HTMLElement, wanted: Parameters<typeof findTextRange>[1]) {
  const nodes: Text[] = []
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) nodes.push(node as Text)
  const found = findTextRange(
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
function addHighlight({ ownerDocument }: HTMLElement, range: Range) {
  const view = ownerDocument.defaultView as (Window & typeof globalThis) | null
  if (!view?.CSS.highlights) return
  if (!styled.has(ownerDocument)) {
    const sheet = new view.CSSStyleSheet()
    sheet.replaceSync(HIGHLIGHT_CSS)
    ownerDocument.adoptedStyleSheets.push(sheet)
    styled.add(ownerDocument)
  }
  view.CSS.highlights.set(HIGHLIGHT_NAME, new view.Highlight(range))
}
