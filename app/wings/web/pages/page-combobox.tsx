import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { useApiQuery } from '~/kits/api/use-api-query'
import { arrowKeySteps, Combobox } from '~/ui/workspace/combobox'
import { pagesClient } from './api'

export interface PageOption {
  /** Null: one of the pages that every studio has. */
  id: string | null
  path: string
  title: string
  kind: string
}

type PagePredicate = (page: PageOption) => boolean

const PAUSE_MS = 150
const allowAll = () => true

interface PageComboboxProps extends Omit<React.ComponentProps<'input'>, 'value' | 'onChange'> {
  query: string
  onQueryChange: (text: string) => void
  onSelectPage: (page: PageOption) => void
  /** Leaves pages out of the list; the same function at each drawing. */
  isSelectable?: (page: PageOption) => boolean
}

/** A field in which a page is found by its name. */
export function PageCombobox({
  query,
  onQueryChange,
  onSelectPage,
  isSelectable,
  onBlur,
  ...control
}: PageComboboxProps) {
  const field = useRef<HTMLInputElement>(null)
  const search = usePageListbox(query, onSelectPage, isSelectable)
  return (
    <Combobox
      {...pageList}
      {...control}
      inputRef={field}
      options={search.pages}
      activeIndex={search.at}
      onPick={search.take}
      onKeyDown={search.onKeyDown}
      isOpen={search.isOpen && search.pages.length > 0}
      value={query}
      onChange={({ target }) => {
        search.open()
        onQueryChange(target.value)
      }}
      onBlur={(event) => {
        search.close()
        onBlur?.(event)
      }}
    />
  )
}

const pageList = {
  listLabel: 'Pages',
  maxLength: 2_000,
  spellCheck: false,
  getId: ({ path }: PageOption) => path,
  renderOption: ({ title, path }: PageOption) => (
    <>
      <span className="truncate font-medium">{title || 'Untitled'}</span>
      <span className="truncate text-muted">{path}</span>
    </>
  ),
}

/** The pages whose name holds what was typed; none for what is an address already. `isWanted` is the same at each drawing. */
export function usePageOptions(typed: string, isWanted: PagePredicate = allowAll) {
  const query = /^(https?:|mailto:|tel:|#|\/)/i.test(typed.trim()) ? '' : typed.trim()
  // without an answer an address can still be typed
  const { data } = useApiQuery(query ? pagesClient.get('/', { query: { q: query } }) : undefined, { pauseMs: PAUSE_MS })
  return useMemo(() => data?.pages.filter(isWanted) ?? [], [data, isWanted])
}

/** The list below a field in which a page is named, and the keys that move through it. */
function usePageListbox(typed: string, onTake: (page: PageOption) => void, isWanted?: PagePredicate) {
  const [isOpen, setOpen] = useState(false)
  const [at, setAt] = useState(-1)
  const pages = usePageOptions(isOpen ? typed : '', isWanted)

  function take(page: PageOption) {
    setOpen(false)
    onTake(page)
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = arrowKeySteps[event.key]
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
