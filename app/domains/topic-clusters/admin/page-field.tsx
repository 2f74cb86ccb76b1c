import { useEffect, useRef, useState } from 'react'
import { callApi } from '~/platform/api-client'
import { Combobox, comboboxSteps } from '~/ui/workspace/combobox'

export interface ChosenPage {
  id: string
  path: string
  title: string
}

export interface TypedPage {
  typed: string
  page: ChosenPage | null
}

export const typedPage = (page: ChosenPage | null): TypedPage => ({ typed: page?.title ?? '', page })

/** What was typed names no page: nothing was chosen of the list. */
export const isUnchosen = ({ typed, page }: TypedPage) => page === null && typed.trim() !== ''

interface PageFieldProps extends Omit<React.ComponentProps<'input'>, 'value' | 'onChange'> {
  value: TypedPage
  onChange: (value: TypedPage) => void
}

/** A post, product or landing page, found by its name; empty: none. */
export function PageField({ value, onChange, ...control }: PageFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const [at, setAt] = useState(-1)
  const [isOpen, setOpen] = useState(false)
  const found = useFoundPages(isOpen ? value.typed.trim() : '')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins before its first
  useEffect(() => setAt(-1), [found])

  function take(page: ChosenPage) {
    onChange(typedPage(page))
    setOpen(false)
  }

  return (
    <Combobox
      {...control}
      {...{ field, at }}
      placeholder="Name of a page"
      listLabel="Pages"
      options={found}
      idOf={({ id }) => id}
      draw={({ title, path }) => (
        <>
          <span className="truncate font-medium">{title || 'Without a title'}</span>
          <span className="truncate text-faint">{path}</span>
        </>
      )}
      isShown={isOpen && found.length > 0}
      onTake={take}
      value={value.typed}
      spellCheck={false}
      onChange={({ target }) => {
        setOpen(true)
        onChange({ typed: target.value, page: null })
      }}
      onBlur={() => setOpen(false)}
      onKeyDown={(event) => {
        const step = comboboxSteps[event.key]
        const page = found[at]
        if (step && found.length > 0) setAt((at + step + found.length) % found.length)
        else if (event.key === 'Enter' && isOpen && page) take(page)
        else return
        event.preventDefault()
      }}
    />
  )
}

const PAUSE_MS = 150
const none: ChosenPage[] = []

function useFoundPages(query: string) {
  const [pages, setPages] = useState(none)
  useEffect(() => {
    if (query === '') return setPages(none)
    const asking = new AbortController()
    const path = `/admin/pages?${new URLSearchParams({ q: query })}`
    const timer = setTimeout(() => {
      callApi<{ pages: (Omit<ChosenPage, 'id'> & { id: string | null })[] }>({
        ...{ path, method: 'GET', signal: asking.signal },
      }).then(
        // pages that every studio has are no pieces and have no id
        (reply) => reply.ok && setPages(reply.body.pages.flatMap(({ id, ...page }) => (id ? [{ id, ...page }] : []))),
        () => {},
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [query])
  return pages
}
