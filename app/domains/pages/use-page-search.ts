import { type KeyboardEvent, useEffect, useState } from 'react'
import { call } from '~/platform/autosave/calls'
import { comboboxSteps } from '~/ui/workspace/combobox'

export interface FoundPage {
  /** Null: one of the pages that every studio has. */
  id: string | null
  path: string
  title: string
  kind: string
}

type Wanted = (page: FoundPage) => boolean

const PAUSE_MS = 150
const everyPage = () => true

/** The pages whose name holds what was typed; none for what is an address already. `isWanted` is the same at each drawing. */
export function useFoundPages(typed: string, isWanted: Wanted = everyPage) {
  const [pages, setPages] = useState<FoundPage[]>([])
  const query = /^(https?:|mailto:|tel:|#|\/)/i.test(typed.trim()) ? '' : typed.trim()
  useEffect(() => {
    if (query === '') return setPages([])
    const asking = new AbortController()
    const timer = setTimeout(() => {
      call<{ pages: FoundPage[] }>(`/admin/pages?${new URLSearchParams({ q: query })}`, { signal: asking.signal }).then(
        (found) => setPages(found.pages.filter(isWanted)),
        // without an answer an address can still be typed
        () => {},
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [query, isWanted])
  return pages
}

/** The list below a field in which a page is named, and the keys that move through it. */
export function usePageSearch(typed: string, onTake: (page: FoundPage) => void, isWanted?: Wanted) {
  const [isOpen, setOpen] = useState(false)
  const [at, setAt] = useState(-1)
  const pages = useFoundPages(isOpen ? typed : '', isWanted)

  function take(page: FoundPage) {
    setOpen(false)
    onTake(page)
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = comboboxSteps[event.key]
    const page = pages[at]
    if (step && pages.length > 0) setAt((at + step + pages.length) % pages.length)
    else if (event.key === 'Enter' && isOpen && page) take(page)
    else if (event.key === 'Escape' && isOpen && pages.length > 0) setOpen(false)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  function open() {
    setOpen(true)
    setAt(-1)
  }

  return { pages, at, take, onKeyDown, open, close: () => setOpen(false), isOpen }
}
