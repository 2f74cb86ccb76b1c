import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import { IconButton } from '~/ui/workspace/button'
import { TextInput } from '~/ui/workspace/input'
import type { Panel } from '../use-panel'

export const SEARCH_FIELD = 'search-notes'

export function SearchField({ search }: { search: Panel['search'] }) {
  const field = useRef<HTMLInputElement>(null)
  function clear() {
    search.clear()
    field.current?.focus()
  }
  return (
    <search className="relative">
      <Search
        size={16}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-2.5 -translate-y-1/2 text-faint"
      />
      <TextInput
        ref={field}
        id={SEARCH_FIELD}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        aria-label="Search notes"
        placeholder="Search notes"
        maxLength={200}
        autoComplete="off"
        value={search.words}
        onChange={({ target }) => search.setWords(target.value)}
        className="w-full pr-9 pl-8"
      />
      {search.words !== '' && (
        <IconButton icon={X} label="Clear the search" onClick={clear} className="absolute top-0 right-0" />
      )}
      <p role="status" className="sr-only">
        {search.words.trim() !== '' && !search.isSearching && foundInWords(search.shown.length)}
      </p>
    </search>
  )
}

const foundInWords = (count: number) => (count === 1 ? 'One note found.' : `${count} notes found.`)
