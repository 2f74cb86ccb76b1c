import { useEffect, useRef } from 'react'
import { TextInput } from '~/ui/workspace/input'

interface SearchInputProps {
  label: string
  value: string
  onChange: (typed: string) => void
  /** Takes the first of what was found. */
  onEnter: () => void
}

/** Where a dialog begins: what is typed narrows the list below. */
export function SearchInput({ label, value, onChange, onEnter }: SearchInputProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // after the dialog, which begins at its button that closes it
    const timer = setTimeout(() => field.current?.focus())
    return () => clearTimeout(timer)
  }, [])
  return (
    <TextInput
      ref={field}
      type="search"
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
        event.preventDefault()
        onEnter()
      }}
    />
  )
}
