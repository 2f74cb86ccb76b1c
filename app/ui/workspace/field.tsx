import { useId } from 'react'

interface ControlProps {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

interface FieldProps {
  label: string
  hint?: React.ReactNode
  error?: string
  /** What stands at the right of the label: a counter, a link. */
  labelAside?: React.ReactNode
  /** Draws the control with the properties that tie it to its label and notes. */
  children: (control: ControlProps) => React.ReactNode
  className?: string
}

/** A control with its label, its hint and its error. */
export function Field({ label, hint, error, labelAside, children, className = '' }: FieldProps) {
  const id = useId()
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined
  return (
    <div className={`grid gap-1.5 text-dense ${className}`}>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {labelAside && <span className="text-faint tabular-nums">{labelAside}</span>}
      </div>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy })}
      {error && (
        <p id={errorId} className="font-medium text-danger">
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className="text-faint">
          {hint}
        </p>
      )}
    </div>
  )
}
