import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { call } from '~/platform/autosave/calls'
import { Combobox, comboboxSteps } from '~/ui/workspace/combobox'

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

interface PageComboboxProps extends Omit<React.ComponentProps<'input'>, 'value' | 'onChange'> {
  typed: string
  onTyped: (text: string) => void
  onTake: (page: FoundPage) => void
  /** Leaves pages out of the list; the same function at each drawing. */
  isWanted?: (page: FoundPage) => boolean
}

/** A field in which a page is found by its name. */
export function PageCombobox({ typed, onTyped, onTake, isWanted, onBlur, ...control }: PageComboboxProps) {
  const field = useRef<HTMLInputElement>(null)
  const search = usePageSearch(typed, onTake, isWanted)
  return (
    <Combobox
      {...pageList}
      {...control}
      field={field}
      options={search.pages}
      at={search.at}
      onTake={search.take}
      onKeyDown={search.onKeyDown}
      isShown={search.isOpen && search.pages.length > 0}
      value={typed}
      onChange={({ target }) => {
        search.open()
        onTyped(target.value)
      }}
      onBlur={(event) => {
        search.close()
        onBlur?.(event)
      }}
    />
  )
}

const pageList = {
  listLabel: 'Pages of the site',
  maxLength: 2_000,
  spellCheck: false,
  idOf: ({ path }: FoundPage) => path,
  draw: ({ title, path }: FoundPage) => (
    <>
      <span className="truncate font-medium">{title || 'Untitled'}</span>
      <span className="truncate text-muted">{path}</span>
    </>
  ),
}

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
function usePageSearch(typed: string, onTake: (page: FoundPage) => void, isWanted?: Wanted) {
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
