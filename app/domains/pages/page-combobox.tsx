import { useRef } from 'react'
import { Combobox } from '~/ui/workspace/combobox'
import { type FoundPage, usePageSearch } from './use-page-search'

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
      {...{ ...control, field }}
      {...{ options: search.pages, at: search.at, onTake: search.take, onKeyDown: search.onKeyDown }}
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
  ...{ maxLength: 2_000, spellCheck: false },
  idOf: ({ path }: FoundPage) => path,
  draw: ({ title, path }: FoundPage) => (
    <>
      <span className="truncate font-medium">{title || 'Untitled'}</span>
      <span className="truncate text-muted">{path}</span>
    </>
  ),
}
