import { useEffect, useRef, useState } from 'react'
import { callApi } from '~/platform/api-client'
import { Combobox, comboboxSteps } from '~/ui/workspace/combobox'

interface FoundPage {
  path: string
  title: string
}

interface TargetFieldProps extends React.ComponentProps<'input'> {
  typed: string
  onTyped: (address: string) => void
}

/** A page by its name, or an address. */
export function TargetField({ typed, onTyped, ...control }: TargetFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const [at, setAt] = useState(-1)
  const [isOpen, setOpen] = useState(false)
  const found = useFoundPages(isOpen ? typed : '')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins before its first
  useEffect(() => setAt(-1), [found])

  function take({ path }: FoundPage) {
    onTyped(path)
    setOpen(false)
  }

  return (
    <Combobox
      {...control}
      {...{ field, at }}
      placeholder="Name of a page, /path or https://"
      listLabel="Pages"
      options={found}
      idOf={({ path }) => path}
      draw={({ title, path }) => (
        <>
          <span className="truncate font-medium">{title || 'Without a title'}</span>
          <span className="truncate text-faint">{path}</span>
        </>
      )}
      isShown={isOpen && found.length > 0}
      onTake={take}
      value={typed}
      spellCheck={false}
      onChange={({ target }) => {
        setOpen(true)
        onTyped(target.value)
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
const none: FoundPage[] = []

/** The pages whose name holds what was typed; none for what is an address already. */
function useFoundPages(typed: string) {
  const [pages, setPages] = useState(none)
  const query = /^(https?:|\/)/i.test(typed.trim()) ? '' : typed.trim()
  useEffect(() => {
    if (query === '') return setPages(none)
    const asking = new AbortController()
    const path = `/admin/pages?${new URLSearchParams({ q: query })}`
    const timer = setTimeout(() => {
      callApi<{ pages: FoundPage[] }>({ path, method: 'GET', signal: asking.signal }).then(
        // without an answer an address can still be typed
        (reply) => reply.ok && setPages(reply.body.pages),
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
