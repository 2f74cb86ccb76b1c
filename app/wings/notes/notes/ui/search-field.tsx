import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import { IconButton } from '~/ui/workspace/button'
import { TextInput } from '~/ui/workspace/input'
import type { NotesPanel } from './use-notes-panel'

export const SEARCH_FIELD_ID = 'search-notes'

export function NotesSearchField({ search }: { search: NotesPanel['search'] }) {
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
        id={SEARCH_FIELD_ID}
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
        <IconButton icon={X} label="Clear search" onClick={clear} className="absolute top-0 right-0" />
      )}
      <p role="status" className="sr-only">
        {search.words.trim() !== '' && !search.isSearching && resultsLabel(search.visibleNotes.length)}
      </p>
    </search>
  )
}

const resultsLabel = (count: number) => (count === 1 ? '1 note found.' : `${count} notes found.`)
