import { useState } from 'react'
import { Field } from '~/ui/workspace/field'
import { TextInput } from '~/ui/workspace/input'

interface UrlFieldProps {
  label: string
  hint?: React.ReactNode
  error?: string
  value: string
  onChange: (address: string) => void
}

/** An address is handed on once it is whole: half of one would keep everything else from being saved. */
export function UrlField({ label, hint, error, value, onChange }: UrlFieldProps) {
  const [typed, setTyped] = useState<string>()
  const shown = typed ?? value
  return (
    <Field
      label={label}
      hint={hint}
      error={isCompleteUrl(shown) ? error : 'Enter a full URL, such as https://example.com.'}
    >
      {(control) => (
        <TextInput
          {...control}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          maxLength={2000}
          value={shown}
          onChange={({ target }) => {
            setTyped(target.value)
            if (isCompleteUrl(target.value)) onChange(target.value.trim())
          }}
          onBlur={() => isCompleteUrl(shown) && setTyped(undefined)}
        />
      )}
    </Field>
  )
}

function isCompleteUrl(typed: string) {
  const text = typed.trim()
  return text === '' || (/^https?:\/\/[^\s/]+\.[^\s/]+/.test(text) && URL.canParse(text))
}
