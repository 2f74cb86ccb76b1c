import { fetchApi } from '~/platform/http/fetch-api'
import { focusOnSlash } from '~/ui/focus-on-slash'
import type { SuggestedPage } from '~/wings/web/search/suggestions.queries.server'

const DELAY_MS = 120
const MIN_LENGTH = 2
const kindLabels = { post: 'Post', product: 'Product', 'landing-page': 'Page' }

/**
 * Suggests pages below the field of a search, as a combobox: arrow keys choose one, Enter opens it, Escape closes the list.
 * The "/" key brings the focus to the field.
 */
export default function siteSearch(form: HTMLElement) {
  const field = form.querySelector<HTMLInputElement>('input[type="search"]')
  const list = form.querySelector('ul')
  const status = form.parentElement?.querySelector<HTMLElement>(':scope > [role="status"]')
  if (!field || !list) return
  const ending = new AbortController()
  const { signal } = ending
  const stopHearing = focusOnSlash(field)
  let timer: ReturnType<typeof setTimeout> | undefined
  let latest: AbortController | undefined
  let chosen = -1

  list.id = `${field.id}-pages`
  list.role = 'listbox'
  field.role = 'combobox'
  field.setAttribute('aria-controls', list.id)
  field.setAttribute('aria-autocomplete', 'list')
  field.ariaExpanded = 'false'

  const options = () => [...(list?.children ?? [])] as HTMLElement[]

  function choose(index: number) {
    chosen = index
    for (const [place, option] of options().entries()) option.ariaSelected = String(place === index)
    const option = options()[index]
    if (option) field?.setAttribute('aria-activedescendant', option.id)
    else field?.removeAttribute('aria-activedescendant')
  }

  function show(pages: SuggestedPage[]) {
    if (!list || !field) return
    list.replaceChildren(...pages.map((page, index) => createOption(page, `${list.id}-${index}`)))
    list.hidden = pages.length === 0
    field.ariaExpanded = String(pages.length > 0)
    choose(-1)
    if (status) status.textContent = pages.length > 0 ? `${pages.length} suggested pages.` : ''
  }

  function close() {
    clearTimeout(timer)
    latest?.abort()
    show([])
  }

  async function suggest() {
    latest?.abort()
    latest = new AbortController()
    const typed = field?.value.trim() ?? ''
    if (typed.length < MIN_LENGTH) return show([])
    try {
      const response = await fetchApi(`/api/search?${new URLSearchParams({ q: typed })}`, { signal: latest.signal })
      show(response.ok ? ((await response.json()) as { pages: SuggestedPage[] }).pages : [])
    } catch {
      // another letter was typed, or there is no connection: the form works without
    }
  }

  field.addEventListener(
    'input',
    () => {
      clearTimeout(timer)
      timer = setTimeout(suggest, DELAY_MS)
    },
    { signal },
  )
  field.addEventListener(
    'keydown',
    (event) => {
      const count = options().length
      if (count === 0) return
      const steps: Record<string, number> = { ArrowDown: chosen + 1, ArrowUp: chosen < 0 ? count - 1 : chosen - 1 }
      const next = steps[event.key]
      const option = options()[chosen]
      if (next !== undefined) choose(next >= count ? -1 : next)
      else if (event.key === 'Escape') close()
      else if (event.key === 'Enter' && option?.dataset.path) location.assign(option.dataset.path)
      else return
      event.preventDefault()
    },
    { signal },
  )
  // a press takes the focus away before it becomes a click
  list.addEventListener('pointerdown', (event) => event.preventDefault(), { signal })
  list.addEventListener(
    'click',
    ({ target }) => {
      const path = (target as Element).closest<HTMLElement>('[data-path]')?.dataset.path
      if (path) location.assign(path)
    },
    { signal },
  )
  field.addEventListener('blur', close, { signal })
  form.addEventListener('submit', close, { signal })
  return () => {
    ending.abort()
    stopHearing()
  }
}

function createOption({ kind, path, title }: SuggestedPage, id: string) {
  const option = document.createElement('li')
  option.id = id
  option.role = 'option'
  option.ariaSelected = 'false'
  option.dataset.path = path
  option.className =
    'flex min-h-11 cursor-pointer items-center justify-between gap-4 px-3.5 py-2 hover:bg-wash aria-selected:bg-wash'
  const label = document.createElement('span')
  label.className = 'shrink-0 text-small text-muted'
  label.textContent = kindLabels[kind]
  const name = document.createElement('span')
  name.textContent = title
  option.append(name, ' ', label)
  return option
}
