import { loadPage, partAround, replacePart } from './page-part'

/**
 * Filters, orders and searches of a list (`data-in-place` around links or on a form) exchange the list and leave the page
 * where it is scrolled to. Without an answer the browser goes there itself.
 */
export function followListLinksInPlace() {
  let shown = location.pathname + location.search
  let list: HTMLElement | undefined
  let latest: AbortController | undefined

  async function show(target: URL, part: HTMLElement) {
    latest?.abort()
    latest = new AbortController()
    const { signal } = latest
    setBusy(part)
    try {
      const page = await loadPage(target.href, { signal })
      if ('redirectedTo' in page || !replacePart(part, page.document)) throw new Error('The list is not there.')
      document.title = page.document.title
      shown = target.pathname + target.search
    } catch {
      if (!signal.aborted) location.assign(target.href)
    } finally {
      if (!signal.aborted) part.ariaBusy = null
    }
  }

  function follow(event: Event, element: Element, address: string) {
    const target = new URL(address, location.href)
    const part = partAround(element)
    if (!part || target.origin !== location.origin || target.pathname !== location.pathname) return
    event.preventDefault()
    history.pushState(null, '', target.href)
    list = part
    void show(target, part)
  }

  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('[data-in-place] a[href]')
    const isPlainClick = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
    if (link && isPlainClick && !event.defaultPrevented) follow(event, link, link.href)
  })
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    if (event.defaultPrevented || form.method !== 'get' || !form.matches('[data-in-place]')) return
    const typed = [...new FormData(form)].filter(([, value]) => value !== '') as [string, string][]
    const query = new URLSearchParams(typed).toString()
    follow(event, form, form.action + (query && `?${query}`))
  })
  addEventListener('popstate', () => {
    if (location.pathname + location.search !== shown && list) void show(new URL(location.href), list)
  })
}

function setBusy(part: HTMLElement) {
  part.ariaBusy = 'true'
  for (const status of part.querySelectorAll<HTMLElement>('[data-loading]'))
    status.textContent = status.dataset.loading ?? ''
}
