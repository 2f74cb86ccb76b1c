import { fetchPage } from '~/platform/http/fetch-api'

/** The page that an address, or a form, is answered with, or the address of another one to go to. */
type FetchedPage = { document: Document } | { redirectedTo: string }

// a bug, a proxy without a site behind it, a database that is away; 507 is the page itself, which says that the disk is full
const isOutage = (status: number) => status >= 500 && status < 507

/** Rejects when no page comes back, or one that says nothing but that something broke. */
export async function loadPage(address: string, init?: RequestInit): Promise<FetchedPage> {
  const response = await fetchPage(address, init)
  if (isOutage(response.status) || !response.headers.get('content-type')?.startsWith('text/html'))
    throw new Error('The answer is no page.')
  if (response.redirected) return { redirectedTo: response.url }
  return { document: new DOMParser().parseFromString(await response.text(), 'text/html') }
}

/** The part of the page around an element that is drawn anew together: the nearest `data-part`, or all of main. */
export function partAround(element: Element) {
  return element.closest<HTMLElement>('[data-part]') ?? document.querySelector('main')
}

/**
 * Puts what another page has in the same part into its place; answers whether that page has the part. What was in the
 * focus is again, and what a status says is said aloud.
 */
export function replacePart(part: HTMLElement, page: Document) {
  const { part: name } = part.dataset
  const next = page.querySelector(name === undefined ? 'main' : `[data-part="${CSS.escape(name)}"]`)
  if (!next) return false
  const focused = part.contains(document.activeElement) ? document.activeElement : null
  part.replaceChildren(...next.childNodes)
  if (focused) focusAgain(focused, part)
  for (const status of part.querySelectorAll('[role="status"]:not(:empty)')) sayAloud(status)
  document.dispatchEvent(new CustomEvent('partreplaced', { detail: part }))
  return true
}

/** Focuses what has taken the place of an element; what was typed there meanwhile stays. */
function focusAgain(before: Element, part: HTMLElement) {
  const attribute = before.hasAttribute('name') ? 'name' : 'href'
  const name = before.getAttribute(attribute)
  const now =
    name !== null && part.querySelector<HTMLElement>(`${before.localName}[${attribute}="${CSS.escape(name)}"]`)
  if (!now) return
  now.focus({ preventScroll: true })
  if (!(before instanceof HTMLInputElement && now instanceof HTMLInputElement) || before.type === 'file') return
  const { selectionStart, selectionEnd } = before
  now.value = before.value
  // only fields of text have a cursor
  if (selectionStart !== null) now.setSelectionRange(selectionStart, selectionEnd)
}

/** A live region speaks when its text changes after it is there. */
function sayAloud(status: Element) {
  requestAnimationFrame(() => status.replaceChildren(...status.childNodes))
}
