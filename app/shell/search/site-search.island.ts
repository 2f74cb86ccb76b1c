import { fetchApi } from '~/platform/http/fetch-api'
import { focusOnSlash } from '~/ui/focus-on-slash'
import { createOptionList, type SuggestedLink } from './option-list'

const DELAY_MS = 120
const MIN_LENGTH = 2

/** Suggests pages below the field of a search while somebody types. The "/" key brings the focus to the field. */
export default function siteSearch(form: HTMLElement) {
  const field = form.querySelector<HTMLInputElement>('input[type="search"]')
  const list = form.querySelector('ul')
  const status = form.parentElement?.querySelector<HTMLElement>(':scope > [role="status"]')
  if (!field || !list || !status) return
  const stopHearing = focusOnSlash(field)
  const options = createOptionList({ field, list, status })
  let timer: ReturnType<typeof setTimeout> | undefined
  let latest: AbortController | undefined

  function stop() {
    clearTimeout(timer)
    latest?.abort()
    options.show([])
  }

  async function suggest(typed: string) {
    latest = new AbortController()
    try {
      const response = await fetchApi(`/api/search?${new URLSearchParams({ q: typed })}`, { signal: latest.signal })
      options.show(response.ok ? ((await response.json()) as { pages: SuggestedLink[] }).pages : [])
    } catch {
      // another letter was typed, or there is no connection: the form works without
    }
  }

  function wait() {
    clearTimeout(timer)
    latest?.abort()
    const typed = field?.value.trim() ?? ''
    if (typed.length < MIN_LENGTH) options.show([])
    else timer = setTimeout(() => void suggest(typed), DELAY_MS)
  }

  field.addEventListener('input', wait)
  field.addEventListener('blur', stop)
  form.addEventListener('submit', stop)
  return stopHearing
}
