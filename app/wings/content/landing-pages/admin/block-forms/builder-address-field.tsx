import { useState } from 'react'
import { Field } from '~/ui/workspace/field'
import { PageCombobox } from '~/wings/web/pages/page-combobox'
import { linkUrlSchema } from '../../block-schema'

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
export function BuilderAddressField({ label, hint, error, value, onChange }: AddressFieldProps) {
  const [typed, setTyped] = useState<string>()
  const [isTyping, setTyping] = useState(false)
  const shown = typed ?? value

  function put(text: string) {
    setTyped(text)
    setTyping(true)
    if (!validateAddress(text)) onChange(text.trim())
  }

  function take(path: string) {
    setTyped(undefined)
    setTyping(false)
    onChange(path)
  }

  function leave() {
    setTyping(false)
    if (!validateAddress(shown)) setTyped(undefined)
  }

  return (
    <Field label={label} hint={hint} error={(isTyping ? undefined : validateAddress(shown)) ?? error}>
      {(control) => (
        <PageCombobox
          {...control}
          placeholder="Search pages or enter a URL"
          query={shown}
          onQueryChange={put}
          onSelectPage={({ path }) => take(path)}
          onBlur={leave}
        />
      )}
    </Field>
  )
}

function validateAddress(typed: string) {
  return linkUrlSchema.safeParse(typed).error?.issues[0]?.message
}
