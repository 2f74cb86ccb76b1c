import { useEffect, useRef, useState } from 'react'
import { Button } from '~/ui/workspace/button'
import { arrowKeySteps, Combobox } from '~/ui/workspace/combobox'
import { type PageOption, usePageOptions } from '~/wings/web/pages/page-combobox'
import { useProductNames } from './use-product-names'

const isProduct = ({ kind }: PageOption) => kind === 'product'

/** Finds a product by its name and hands on its id. */
export function ProductSearch({ label, onTake }: { label: string; onTake: (id: string) => void }) {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const found = usePageOptions(typed, isProduct)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins at its first
  useEffect(() => setAt(0), [found])

  function take({ id }: PageOption) {
    setTyped('')
    if (id) onTake(id)
  }

  return (
    <Combobox
      inputRef={field}
      activeIndex={at}
      aria-label={label}
      placeholder="Search products"
      listLabel="Products"
      options={found}
      getId={({ path }) => path}
      renderOption={({ title }) => title || 'Untitled'}
      isOpen={typed !== '' && found.length > 0}
      onPick={take}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => setTyped('')}
      onKeyDown={(event) => {
        const step = arrowKeySteps[event.key]
        const page = found[at]
        if (step && found.length > 0) setAt((at + step + found.length) % found.length)
        else if (event.key === 'Enter' && page) take(page)
        else return
        event.preventDefault()
      }}
    />
  )
}

export interface ProductFieldProps {
  label: string
  hint: string
  error?: string
  value: string | null
  onChange: (id: string | null) => void
}

/** One product, or none. */
export function BuilderProductPickerField({ label, hint, error, value, onChange }: ProductFieldProps) {
  const names = useProductNames(value ? [value] : [])
  return (
    <div className="grid gap-1.5 text-dense">
      <p className="font-semibold">{label}</p>
      {value && (
        <p className="flex items-center justify-between gap-2">
          <span className="min-w-0 truncate">{names[value] ?? 'Product'}</span>
          <Button variant="quiet" onClick={() => onChange(null)}>
            Remove
          </Button>
        </p>
      )}
      <ProductSearch label={value ? `Change ${label.toLowerCase()}` : label} onTake={onChange} />
      {error && <p className="font-medium text-danger">{error}</p>}
      <p className="text-faint">{hint}</p>
    </div>
  )
}
