export function isFromWord(html: string) {
  return /urn:schemas-microsoft-com:office:word|class="?Mso|\bmso-[a-z]|name="?Generator"? content="?Microsoft Word/i.test(
    html,
  )
}

const officeTags = /^(o|w|m|v|st1):/

/** Turns Word's paragraphs into the lists, quotes and titles that they stand for, and drops what only Word reads. */
export function cleanWordHtml(root: HTMLElement) {
  for (const element of [...root.querySelectorAll<HTMLElement>('*')]) {
    if (/^(v|w):/.test(element.localName)) element.remove()
    else if (officeTags.test(element.localName)) element.replaceWith(...element.childNodes)
  }
  for (const anchor of root.querySelectorAll('a[name]:not([href]), a[href^="#_"]'))
    anchor.replaceWith(...anchor.childNodes)
  for (const paragraph of [...root.querySelectorAll<HTMLElement>('p')]) convertWordStyle(paragraph)
  buildLists(root)
  for (const empty of root.querySelectorAll('p')) {
    if (!empty.textContent?.replaceAll('\u00a0', '').trim() && !empty.querySelector('img')) empty.remove()
  }
}

function convertWordStyle(paragraph: HTMLElement) {
  if (paragraph.className === 'MsoTitle') renameElement(paragraph, 'h1')
  else if (/^Mso(Intense)?Quote/.test(paragraph.className)) {
    const quote = paragraph.ownerDocument.createElement('blockquote')
    paragraph.replaceWith(quote)
    quote.append(paragraph)
  }
}

function renameElement(element: HTMLElement, tag: string) {
  const other = element.ownerDocument.createElement(tag)
  other.append(...element.childNodes)
  element.replaceWith(other)
}

interface ListParagraph {
  paragraph: HTMLElement
  level: number
}

function listParagraph(element: Element | null): ListParagraph | undefined {
  if (element?.tagName !== 'P') return undefined
  const level = /mso-list:\s*l\d+ level(\d+)/.exec(element.getAttribute('style') ?? '')?.[1]
  return level ? { paragraph: element as HTMLElement, level: Number(level) } : undefined
}

function buildLists(root: HTMLElement) {
  for (const element of [...root.querySelectorAll('p')]) {
    const first = element.isConnected || root.contains(element) ? listParagraph(element) : undefined
    if (first) buildList(first)
  }
}

/** Word writes a list as paragraphs one after another, each with its level and its bullet as text. */
function buildList(first: ListParagraph) {
  const run = [first]
  for (let next = listParagraph(first.paragraph.nextElementSibling); next; ) {
    run.push(next)
    next = listParagraph(next.paragraph.nextElementSibling)
  }
  const start = first.paragraph.ownerDocument.createElement('div')
  first.paragraph.before(start)
  const open: { level: number; list: HTMLElement }[] = []
  for (const { paragraph, level } of run) {
    while (open.length > 1 && (open.at(-1)?.level ?? 0) > level) open.pop()
    const tag = isNumbered(paragraph) ? 'ol' : 'ul'
    if (open.length === 0 || (open.at(-1)?.level ?? 0) < level) {
      const list = paragraph.ownerDocument.createElement(tag)
      const place = open.at(-1)?.list.lastElementChild ?? start
      place.append(list)
      open.push({ level, list })
    }
    open.at(-1)?.list.append(toListItem(paragraph))
  }
  start.replaceWith(...start.childNodes)
}

function findBullet(paragraph: HTMLElement) {
  return [...paragraph.querySelectorAll<HTMLElement>('span')].find((span) =>
    /mso-list:\s*Ignore/i.test(span.getAttribute('style') ?? ''),
  )
}

function isNumbered(paragraph: HTMLElement) {
  return /^\s*\(?([0-9]+|[a-z]{1,2}|[ivxlc]+)[.)]/i.test(findBullet(paragraph)?.textContent ?? '')
}

function toListItem(paragraph: HTMLElement) {
  const item = paragraph.ownerDocument.createElement('li')
  findBullet(paragraph)?.remove()
  paragraph.replaceWith()
  item.append(...paragraph.childNodes)
  return item
}
