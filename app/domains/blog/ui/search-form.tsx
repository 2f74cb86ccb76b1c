import { useEffect, useId, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '~/ui/button'
import { useSlashKey } from '~/ui/use-slash-key'
import { LONGEST_SEARCH } from '../reading/search-text'

/** Looks for posts, within the category that is shown. Works as a plain form too. */
export function SearchForm({ q = '', category }: { q?: string; category: string | null }) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const { state, formAction } = useNavigation()
  const isSearching = state === 'loading' && formAction?.startsWith('/blog') === true
  useSlashKey(field)
  useEffect(() => {
    // back and forward bring another search; what is being typed stays
    if (field.current && field.current !== document.activeElement) field.current.value = q
  }, [q])
  return (
    <Form role="search" action="/blog" className="flex w-full gap-2 sm:w-auto" aria-busy={isSearching}>
      {category && <input type="hidden" name="category" value={category} />}
      <label htmlFor={id} className="sr-only">
        Search the blog
      </label>
      <input
        ref={field}
        id={id}
        type="search"
        name="q"
        defaultValue={q}
        maxLength={LONGEST_SEARCH}
        placeholder="Search posts"
        aria-keyshortcuts="/"
        className="min-h-11 w-full min-w-0 rounded-md border border-faint bg-surface px-3 py-2 text-ink placeholder:text-faint"
      />
      <Button type="submit" variant="secondary">
        {isSearching ? 'Searching…' : 'Search'}
      </Button>
    </Form>
  )
}
