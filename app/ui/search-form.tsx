import { useEffect, useId, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { MAX_SEARCH_LENGTH } from '~/platform/lists/search-query'
import { SiteButton } from './site-button'
import { useFocusOnSlash } from './use-focus-on-slash'

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

/** Looks for words in a list, within what is shown of it. Works as a plain form too. */
export function SearchForm({ action, label, placeholder, q = '', preservedParams }: SearchFormProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const { state, formAction } = useNavigation()
  const isSearching = state === 'loading' && formAction?.startsWith(action) === true
  useFocusOnSlash(field)
  useEffect(() => {
    // back and forward bring another search; what is being typed stays
    if (field.current && field.current !== document.activeElement) field.current.value = q
  }, [q])
  return (
    <Form role="search" action={action} className="flex w-full gap-2 sm:w-auto" aria-busy={isSearching}>
      {Object.entries(preservedParams).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        ref={field}
        id={id}
        type="search"
        name="q"
        defaultValue={q}
        maxLength={MAX_SEARCH_LENGTH}
        placeholder={placeholder}
        aria-keyshortcuts="/"
        className="min-h-11 w-full min-w-0 rounded-md border border-faint bg-surface px-3 py-2 text-ink placeholder:text-faint"
      />
      <SiteButton type="submit" variant="secondary">
        {isSearching ? 'Searching…' : 'Search'}
      </SiteButton>
    </Form>
  )
}
