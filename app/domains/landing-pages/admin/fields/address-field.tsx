import { useState } from 'react'
import { PageCombobox } from '~/domains/pages/page-combobox'
import { Field } from '~/ui/workspace/field'
import { address } from '../../block-schema'

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
  const [typed, setTyped] = useState<string>()
  const [isTyping, setTyping] = useState(false)
  const shown = typed ?? value

  function put(text: string) {
    setTyped(text)
    setTyping(true)
    if (!faultOf(text)) onChange(text.trim())
  }

  function take(path: string) {
    setTyped(undefined)
    setTyping(false)
    onChange(path)
  }

  function leave() {
    setTyping(false)
    if (!faultOf(shown)) setTyped(undefined)
  }

  return (
    <Field label={label} hint={hint} error={(isTyping ? undefined : faultOf(shown)) ?? error}>
      {(control) => (
        <PageCombobox
          {...control}
          placeholder="/contact, or the name of a page"
          typed={shown}
          onTyped={put}
          onTake={({ path }) => take(path)}
          onBlur={leave}
        />
      )}
    </Field>
  )
}

function faultOf(typed: string) {
  return address.safeParse(typed).error?.issues[0]?.message
}
