import { useId } from 'react'
import type { FormFailure } from '~/platform/form-failure'

interface FieldProps {
  name: string
  label: string
  hint?: string
  failure: FormFailure | undefined
}

interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email'
  autoComplete?: string
  placeholder?: string
  maxLength?: number
  /** More than one makes it a field of several lines. */
  rows?: number
}

/** A labelled field with its hint and its error. After a refusal it holds what was typed. */
export function TextField({ name, label, hint, failure, type = 'text', rows = 1, ...rest }: TextFieldProps) {
  const { control, notes } = useField({ name, hint, failure })
  const input = { ...control, ...rest, defaultValue: failure?.values?.[name] }
  return (
    <div className="field">
      <label htmlFor={control.id}>{label}</label>
      {rows > 1 ? <textarea rows={rows} {...input} /> : <input type={type} {...input} />}
      {notes}
    </div>
  )
}

export function SelectField({ name, label, hint, failure, options }: FieldProps & { options: readonly string[] }) {
  const { control, notes } = useField({ name, hint, failure })
  return (
    <div className="field">
      <label htmlFor={control.id}>{label}</label>
      <select {...control} defaultValue={failure?.values?.[name] ?? ''}>
        <option value="" disabled>
          Please choose
        </option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
      {notes}
    </div>
  )
}

export function CheckField({ name, label, value, failure }: FieldProps & { value: string }) {
  const { control, notes } = useField({ name, failure })
  return (
    <div className="field">
      <label>
        <input
          {...control}
          type="checkbox"
          value={value}
          required={false}
          defaultChecked={failure?.values?.[name] === value}
        />{' '}
        {label}
      </label>
      {notes}
    </div>
  )
}

/** Invisible to people, tempting for programs that fill in everything. */
export function TrapField({ name }: { name: string }) {
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] h-px w-px overflow-hidden">
      <label>
        Leave this empty
        <input type="text" name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

function useField({ name, hint, failure }: Pick<FieldProps, 'name' | 'hint' | 'failure'>) {
  const id = useId()
  const error = failure?.fieldErrors[name]
  const hintId = hint && `${id}-hint`
  const errorId = error && `${id}-error`
  const control = {
    id,
    name,
    required: true,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
  }
  const notes = (
    <>
      {hint && <p id={hintId}>{hint}</p>}
      {error && (
        <p id={errorId} className="field-error">
          {error}
        </p>
      )}
    </>
  )
  return { control, notes }
}
