import { useRef, useState } from 'react'
import { Combobox } from '~/ui/workspace/combobox'
import { Field } from '~/ui/workspace/field'
import { address } from '../../block-schema'
import type { FoundPage } from './use-found-pages'
import { usePageSearch } from './use-page-search'

export interface AddressFieldProps {
  label: string
  hint?: string
  error?: string
  value: string
  onChange: (address: string) => void
}

/**
 * An address, or a page of the site found by its title. It is handed on once it is whole: half of one would keep
 * everything else from being saved.
 */
export function AddressField({ label, hint, error, value, onChange }: AddressFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string>()
  const shown = typed ?? value
  const search = usePageSearch(shown, ({ path }) => {
    setTyped(undefined)
    onChange(path)
  })

  function put(text: string) {
    setTyped(text)
    search.open()
    if (!faultOf(text)) onChange(text.trim())
  }

  function leave() {
    search.close()
    if (!faultOf(shown)) setTyped(undefined)
  }

  return (
    <Field {...{ label, hint }} error={(search.isOpen ? undefined : faultOf(shown)) ?? error}>
      {(control) => (
        <Combobox
          {...{ ...control, field }}
          {...list}
          {...{ options: search.pages, at: search.at, onTake: search.take, onKeyDown: search.onKeyDown }}
          isShown={search.isOpen && search.pages.length > 0}
          value={shown}
          onChange={({ target }) => put(target.value)}
          onBlur={leave}
        />
      )}
    </Field>
  )
}

const list = {
  listLabel: 'Pages of the site',
  placeholder: '/contact, or the name of a page',
  ...{ maxLength: 2_000, spellCheck: false },
  idOf: ({ path }: FoundPage) => path,
  draw: ({ title, path }: FoundPage) => (
    <>
      <span className="truncate font-medium">{title || 'Untitled'}</span>
      <span className="truncate text-muted">{path}</span>
    </>
  ),
}

function faultOf(typed: string) {
  return address.safeParse(typed).error?.issues[0]?.message
}
