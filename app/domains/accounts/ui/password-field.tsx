import { useEffect, useState } from 'react'
import { type FieldProps, useField } from '~/ui/form-field'

type PasswordFieldProps = Omit<FieldProps, 'name'> & { autoComplete: 'current-password' | 'new-password' }

/** A password that can be looked at before it is sent, in place of typing it twice. */
export function PasswordField({ autoComplete, label, ...rest }: PasswordFieldProps) {
  const { control, notes } = useField({ name: 'password', ...rest })
  const [isShown, setIsShown] = useState(false)
  const [hasScripts, setHasScripts] = useState(false)
  useEffect(() => setHasScripts(true), [])
  return (
    <div className="grid gap-1.5">
      <label htmlFor={control.id} className="font-semibold">
        {label}
      </label>
      <div className="relative">
        <input
          {...control}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          className={`${control.className} pr-20`}
        />
        {hasScripts && (
          <button
            type="button"
            aria-controls={control.id}
            onClick={() => setIsShown(!isShown)}
            className="absolute inset-y-0 right-0 min-w-18 rounded-md px-3 text-small font-semibold text-muted hover:text-ink"
          >
            {isShown ? 'Hide' : 'Show'}
          </button>
        )}
      </div>
      {notes}
    </div>
  )
}

export const PASSWORD_HINT =
  'At least 8 characters, with a lowercase letter, an uppercase letter and a number. @$!%*?&# are allowed too.'
