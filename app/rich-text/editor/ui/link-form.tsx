import type { Editor } from '@tiptap/react'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '~/ui/workspace/button'
import { TextInput } from '~/ui/workspace/input'
import { parseLinkInput } from '../document/link-input'
import type { PageChoice } from '../editor-tools'
import { focusedChain } from '../focused-chain'
import { useTextEditor } from '../text-editor-context'

const DEBOUNCE_MS = 150

const MAX_RESULTS = 8

/** Looks for a page by its name, or takes an address. */
export function LinkForm({ onDone }: { onDone: () => void }) {
  const { editor } = useTextEditor()
  const current = String(editor.getAttributes('link').href ?? '')
  const { typed, type, pages, selected, isWrong, link, choose, onKeyDown } = useLinkForm(current, onDone)
  const id = useId()
  return (
    <div className="grid gap-2">
      <TextInput
        role="combobox"
        aria-label="Page or URL"
        aria-expanded={pages.length > 0}
        aria-controls={`${id}-pages`}
        aria-activedescendant={selected >= 0 ? `${id}-${selected}` : undefined}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        placeholder="Search pages or paste a URL"
        value={typed}
        autoFocus
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={onKeyDown}
        onChange={(event) => type(event.target.value)}
      />
      {isWrong && (
        <p id={`${id}-wrong`} className="font-medium text-danger">
          Choose a page from the list, or enter a URL such as https://example.com.
        </p>
      )}
      <PageOptions id={id} pages={pages} selected={selected} onChoose={({ path, title }) => link(path, title)} />
      <div className="flex justify-end gap-2">
        {current && <RemoveLink onDone={onDone} />}
        <Button variant="primary" onClick={choose}>
          {current ? 'Update link' : 'Add link'}
        </Button>
      </div>
    </div>
  )
}

/** What is typed, the pages that it finds, which of them Enter takes, and the link that comes of it. */
function useLinkForm(current: string, onDone: () => void) {
  const { editor, tools } = useTextEditor()
  const [typed, setTyped] = useState(current)
  const latest = useRef(typed)
  const [reached, setReached] = useState<number>()
  const [isWrong, setWrong] = useState(false)
  const { pages, isCurrent } = usePageSearch(typed)
  const address = parseLinkInput(typed)
  // an address is taken as it is, unless the arrow keys have chosen a page
  const selected = reached ?? (address || !isCurrent || pages.length === 0 ? -1 : 0)

  function type(text: string) {
    latest.current = text
    setTyped(text)
    setReached(undefined)
    setWrong(false)
  }

  function link(href: string, title: string) {
    insertLink(editor, href, title)
    onDone()
  }

  async function choose() {
    const page = pages[selected]
    if (page) return link(page.path, page.title)
    if (address) return link(address, typed.trim())
    const [first] = typed.trim() ? await tools.searchPages(typed.trim()).catch(() => []) : []
    // who types on has not chosen
    if (latest.current !== typed) return
    if (first) link(first.path, first.title)
    else setWrong(true)
  }

  function onKeyDown(event: React.KeyboardEvent) {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) void choose()
    else if (event.key === 'ArrowDown') setReached((selected + 1) % Math.max(1, pages.length))
    else if (event.key === 'ArrowUp') setReached(selected <= 0 ? pages.length - 1 : selected - 1)
    else return
    event.preventDefault()
  }

  return { typed, type, pages, selected, isWrong, link, choose: () => void choose(), onKeyDown }
}

/** Makes the selected words a link, or puts its name in where none are selected. */
function insertLink(editor: Editor, href: string, title: string) {
  const chain = focusedChain(editor)
  if (!editor.state.selection.empty || editor.isActive('link')) chain.setLink({ href }).run()
  else chain.insertContent(textWithLink(title, href)).unsetMark('link').run()
}

function RemoveLink({ onDone }: { onDone: () => void }) {
  const { editor } = useTextEditor()
  function remove() {
    focusedChain(editor).unsetLink().run()
    onDone()
  }
  return (
    <Button variant="quiet" onClick={remove}>
      Remove link
    </Button>
  )
}

function textWithLink(text: string, href: string) {
  return [
    { type: 'text', text, marks: [{ type: 'link', attrs: { href } }] },
    { type: 'text', text: ' ' },
  ]
}

interface PageOptionsProps {
  id: string
  pages: PageChoice[]
  selected: number
  onChoose: (page: PageChoice) => void
}

function PageOptions({ id, pages, selected, onChoose }: PageOptionsProps) {
  return (
    <div id={`${id}-pages`} role="listbox" aria-label="Pages" className="grid max-h-60 overflow-y-auto empty:hidden">
      {pages.map((page, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the keys of the field above choose
        <div
          key={page.path}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === selected}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(page)}
          className="grid min-h-10 cursor-pointer content-center rounded-md px-2 py-1 hover:bg-wash aria-selected:bg-wash pointer-coarse:min-h-11"
        >
          <span className="truncate font-medium">{page.title}</span>
          <span className="truncate text-faint">{page.isPublic ? page.path : `${page.path}, not published`}</span>
        </div>
      ))}
    </div>
  )
}

/** The pages whose name holds what was typed; none for an address, and none while they are asked for. */
function usePageSearch(typed: string) {
  const { tools } = useTextEditor()
  const [found, setFound] = useState<{ query: string; pages: PageChoice[] }>({ query: '', pages: [] })
  const query = /^(https?:|mailto:|tel:|#)/i.test(typed.trim()) ? '' : typed.trim()
  useEffect(() => {
    if (query === '') return setFound({ query, pages: [] })
    const asking = new AbortController()
    const timer = setTimeout(() => {
      // without an answer an address can still be typed
      tools.searchPages(query, asking.signal).then(
        (pages) => setFound({ query, pages: pages.slice(0, MAX_RESULTS) }),
        () => {},
      )
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [query, tools])
  return { pages: found.pages, isCurrent: found.query === query }
}
