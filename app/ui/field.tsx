import { useId } from 'react'

const control =
  'w-full rounded-md border border-faint bg-surface px-3 py-2 text-ink placeholder:text-faint aria-invalid:border-danger'

interface FieldProps {
  label: string
  hint?: string
  error?: string
  /** The control: it gets these attributes. */
  children: (control: ControlAttributes) => React.ReactNode
}

export interface ControlAttributes {
  id: string
  className: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

/** A label, a control, and what has to be said about it; a screen reader hears them together. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId()
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`]
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ')
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {hint && (
        <p id={hintId} className="text-small text-muted">
          {hint}
        </p>
      )}
      {children({
        id,
        className: control,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(error && { 'aria-invalid': true as const }),
      })}
      {error && (
        <p id={errorId} className="text-small font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  )
}

interface OwnProps {
  label: string
  hint?: string
  error?: string
}

export function TextField({ label, hint, error, ...rest }: OwnProps & React.ComponentProps<'input'>) {
  return (
    <Field {...{ label, hint, error }}>
      {({ className, ...attributes }) => <input className={`${className} min-h-11`} {...attributes} {...rest} />}
    </Field>
  )
}

export function TextAreaField({ label, hint, error, rows = 6, ...rest }: OwnProps & React.ComponentProps<'textarea'>) {
  return <Field {...{ label, hint, error }}>{(attributes) => <textarea rows={rows} {...attributes} {...rest} />}</Field>
}

export function SelectField({ label, hint, error, ...rest }: OwnProps & React.ComponentProps<'select'>) {
  return (
    <Field {...{ label, hint, error }}>
      {({ className, ...attributes }) => <select className={`${className} min-h-11`} {...attributes} {...rest} />}
    </Field>
  )
}
