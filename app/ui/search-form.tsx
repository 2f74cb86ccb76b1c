import { useId } from 'react'
import { MAX_SEARCH_LENGTH } from '~/platform/lists/search-query'
import { SiteButton } from './site-button'

interface SearchFormProps {
  /** The path of the list. */
  action: string
  /** What is searched: "Search the blog". */
  label: string
  placeholder: string
  q?: string
  /** Other parameters of the address that stay. */
  preservedParams: Record<string, string | null>
}

/** Looks for words in a list, within what is shown of it. */
export function SearchForm({ action, label, placeholder, q = '', preservedParams }: SearchFormProps) {
  const id = useId()
  return (
    <search className="w-full sm:w-auto">
      <form action={action} data-in-place="" className="flex gap-2">
        {Object.entries(preservedParams).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <input
          id={id}
          type="search"
          name="q"
          defaultValue={q}
          maxLength={MAX_SEARCH_LENGTH}
          placeholder={placeholder}
          aria-keyshortcuts="/"
          data-island="search"
          className="min-h-11 w-full min-w-0 rounded-md border border-faint bg-surface px-3 py-2 text-ink placeholder:text-faint"
        />
        <SiteButton type="submit" variant="secondary">
          Search
        </SiteButton>
      </form>
    </search>
  )
}
