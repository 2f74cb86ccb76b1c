import { Check } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { type FormFieldProps, useFormField } from '~/ui/form-field'
import { passwordRequirements } from '../sign-in/password-rules'

type PasswordFieldProps = Omit<FormFieldProps, 'name'> & {
  name?: string
  autoComplete: 'current-password' | 'new-password'
  onType?: (password: string) => void
  /** What else describes it. */
  describedBy?: string
}

/** A password that can be looked at before it is sent, in place of typing it twice. */
export function PasswordField({
  name = 'password',
  autoComplete,
  label,
  onType,
  describedBy,
  ...rest
}: PasswordFieldProps) {
  const { control, notes } = useFormField({ name, ...rest })
  const [isShown, setIsShown] = useState(false)
  const [hasScripts, setHasScripts] = useState(false)
  useEffect(() => setHasScripts(true), [])
  const describes = [control['aria-describedby'], describedBy].filter(Boolean).join(' ') || undefined
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
          aria-describedby={describes}
          onChange={onType && (({ target }) => onType(target.value))}
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

type NewPasswordFieldProps = Pick<FormFieldProps, 'label' | 'failure'> & { name?: string; isForAdmin?: boolean }

/** A password that is chosen: what is asked of it is ticked while it is typed. */
export function NewPasswordField({ isForAdmin, ...props }: NewPasswordFieldProps) {
  const [password, setPassword] = useState('')
  const listId = useId()
  return (
    <div className="grid gap-2.5">
      <PasswordField {...props} autoComplete="new-password" onType={setPassword} describedBy={listId} />
      <ul id={listId} className="grid gap-x-4 gap-y-1 text-small text-muted sm:grid-cols-2">
        {passwordRequirements(password, isForAdmin).map((wish) => (
          <RequirementItem key={wish.asks} {...wish} />
        ))}
      </ul>
    </div>
  )
}

function RequirementItem({ asks, isMet }: { asks: string; isMet: boolean }) {
  return (
    <li className={`flex items-start gap-2 sm:last:col-span-2 ${isMet ? 'text-success' : ''}`}>
      <span
        aria-hidden="true"
        className={`mt-1 grid size-4 shrink-0 place-items-center rounded-full border ${isMet ? 'border-success bg-success text-paper' : 'border-faint'}`}
      >
        {isMet && <Check size={11} strokeWidth={3.5} />}
      </span>
      <span>
        {asks}
        {isMet && <span className="sr-only"> (done)</span>}
      </span>
    </li>
  )
}
