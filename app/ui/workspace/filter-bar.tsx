import { Search, X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Form, Link, useNavigation, useSearchParams } from 'react-router'
import { Select, type SelectOption, TextInput } from './input'
import { resetPageParams, withSearchParams } from './search-params'
import { useNavigateWhenOnline } from './use-navigate-when-online'
import { usePendingSearchParams } from './use-pending-search-params'

const DEBOUNCE_MS = 200

interface FilterBarProps {
  /** What is filtered: "Filter posts". */
  label: string
  /** SearchFilter and SelectFilter. */
  children: ReactNode
  /** The parameters of its filters, so that one link clears them. */
  paramNames: readonly string[]
  /** At its end: how many were found. */
  aside?: ReactNode
}

/** Filters whose state is in the address: it can be kept, sent and gone back to. */
export function FilterBar({ label, children, paramNames, aside }: FilterBarProps) {
  const [params] = useSearchParams()
  const { coming, latest } = usePendingSearchParams()
  const navigate = useNavigateWhenOnline()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const leavesFor = useNavigation().location?.pathname
  useEffect(() => {
    // Whoever has chosen a page meanwhile is not called back to the list.
    if (leavesFor && leavesFor !== location.pathname) clearTimeout(timer.current)
  }, [leavesFor])
  useEffect(() => () => clearTimeout(timer.current), [])

  function apply(form: HTMLFormElement, pauseMs: number) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const typed = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value).trim()]))
      const before = latest()
      const search = withSearchParams(before, { ...resetPageParams, ...typed })
      if (search !== withSearchParams(before, {}))
        void navigate({ search }, { replace: true, preventScrollReset: true })
    }, pauseMs)
  }

  return (
    <search aria-label={label} className="mb-4 flex flex-wrap items-center gap-2">
      <Form
        className="contents"
        onChange={(event) => apply(event.currentTarget, DEBOUNCE_MS)}
        onSubmit={(event) => {
          event.preventDefault()
          apply(event.currentTarget, 0)
        }}
      >
        {children}
      </Form>
      {paramNames.some((name) => params.get(name)) && (
        <Link
          to={{
            search: withSearchParams(coming, {
              ...resetPageParams,
              ...Object.fromEntries(paramNames.map((name) => [name, null])),
            }),
          }}
          preventScrollReset
          className="control inline-flex items-center gap-1.5 rounded-md px-2 font-medium text-muted hover:bg-wash hover:text-ink"
        >
          <X size={16} aria-hidden="true" />
          Clear filters
        </Link>
      )}
      {aside && <div className="ml-auto text-dense text-muted tabular-nums">{aside}</div>}
    </search>
  )
}

interface FilterProps {
  name: string
  label: string
}

/** The slash key leads here. */
export function SearchFilter({ name, label }: FilterProps) {
  const field = useSearchParamInput<HTMLInputElement>(name)
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      const isTyping = (event.target as Element).closest(
        'input, textarea, select, [contenteditable=true], [role=dialog]',
      )
      if (event.key !== '/' || isTyping) return
      event.preventDefault()
      field.ref.current?.focus()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [field.ref])
  return (
    <div className="relative w-72 max-w-full max-sm:w-full">
      <Search size={16} aria-hidden="true" className="absolute top-1/2 left-2.5 -translate-y-1/2 text-faint" />
      <TextInput
        {...field}
        type="search"
        name={name}
        aria-label={label}
        placeholder={label}
        aria-keyshortcuts="/"
        autoComplete="off"
        className="w-full pl-8.5"
      />
    </div>
  )
}

const mobileHalfWidthClassName = 'max-w-full max-sm:min-w-0 max-sm:flex-[1_1_9rem]'

/** A word that must be exactly so. */
export function TextFilter({ name, label }: FilterProps) {
  const field = useSearchParamInput<HTMLInputElement>(name)
  return (
    <TextInput
      {...field}
      name={name}
      aria-label={label}
      placeholder={label}
      className={`w-32 ${mobileHalfWidthClassName}`}
    />
  )
}

/** A day; its label stands before it, because an empty one says nothing. */
export function DateFilter({ name, label }: FilterProps) {
  const id = useId()
  const field = useSearchParamInput<HTMLInputElement>(name)
  return (
    <span className="flex items-center gap-2 text-dense text-muted">
      <label htmlFor={id}>{label}</label>
      <TextInput {...field} id={id} type="date" name={name} className="w-38" />
    </span>
  )
}

interface SelectFilterProps extends FilterProps {
  /** What the choice of none of them is called. */
  all: string
  /** Labels by their values; a list where the order is another one. */
  options: Record<string, string> | readonly SelectOption[]
}

/** One of a few, or none. */
export function SelectFilter({ name, label, all, options }: SelectFilterProps) {
  const field = useSearchParamInput<HTMLSelectElement>(name)
  const choices = isOptionList(options) ? options : Object.entries(options).map(([value, label]) => ({ value, label }))
  return (
    <Select
      {...field}
      aria-label={label}
      name={name}
      options={[{ value: '', label: all }, ...choices]}
      className={mobileHalfWidthClassName}
    />
  )
}

function isOptionList(options: SelectFilterProps['options']): options is readonly SelectOption[] {
  return Array.isArray(options)
}

/** A field that follows the address (going back, clearing), but never while somebody types in it. */
function useSearchParamInput<Control extends HTMLInputElement | HTMLSelectElement>(name: string) {
  const [params] = useSearchParams()
  const value = params.get(name) ?? ''
  const ref = useRef<Control>(null)
  const followed = useRef<string>(undefined)
  useEffect(() => {
    const control = ref.current
    const isNew = followed.current === undefined
    followed.current = value
    if (!control || control.value === value) return
    // chosen or typed on the server's HTML, before its script was there
    if (isNew) control.form?.requestSubmit()
    else if (document.activeElement !== control || value === '') control.value = value
  }, [value])
  return { ref, defaultValue: value }
}
