import { useId } from 'react'
import type { FormFailure } from '~/platform/forms/form-failure'

const inputClassName =
  'min-h-11 w-full rounded-md border border-faint bg-surface px-3 py-2 text-ink placeholder:text-faint aria-invalid:border-danger'

export interface FormFieldProps {
  name: string
  label: string
  hint?: React.ReactNode
  failure: FormFailure | undefined
}

interface TextFieldProps extends FormFieldProps {
  type?: 'text' | 'email' | 'password'
  autoComplete?: string
  placeholder?: string
  maxLength?: number
  /** False for what may be left out. */
  required?: boolean
  /** What stands there before anything was typed. */
  defaultValue?: string
  /** More than one makes it a field of several lines. */
  rows?: number
}

/** A labelled field with its hint and its error. After a refusal it holds what was typed. */
export function TextField({
  name,
  label,
  hint,
  failure,
  type = 'text',
  rows = 1,
  defaultValue,
  ...rest
}: TextFieldProps) {
  const { control, notes } = useFormField({ name, hint, failure })
  const input = { ...control, ...rest, defaultValue: failure?.values?.[name] ?? defaultValue }
  return (
    <div className="grid gap-1.5">
      <label htmlFor={control.id} className="font-semibold">
        {label}
      </label>
      {rows > 1 ? <textarea rows={rows} {...input} /> : <input type={type} {...input} />}
      {notes}
    </div>
  )
}

interface SelectFieldProps extends FormFieldProps {
  options: readonly string[]
  /** False for what may be left out. */
  required?: boolean
}

export function SelectField({ name, label, hint, failure, options, required = true }: SelectFieldProps) {
  const { control, notes } = useFormField({ name, hint, failure })
  return (
    <div className="grid gap-1.5">
      <label htmlFor={control.id} className="font-semibold">
        {label}
      </label>
      <select {...control} required={required} defaultValue={failure?.values?.[name] ?? ''}>
        <option value="" disabled={required}>
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

interface CheckboxFieldProps extends FormFieldProps {
  value: string
  /** True for what must be ticked. */
  required?: boolean
}

export function CheckboxField({ name, label, value, failure, required = false }: CheckboxFieldProps) {
  const { control, notes } = useFormField({ name, failure })
  return (
    <div className="grid gap-1.5">
      <label className="flex min-h-11 items-center gap-3">
        <input
          {...control}
          className="size-5 shrink-0 accent-accent"
          type="checkbox"
          value={value}
          required={required}
          defaultChecked={failure?.values?.[name] === value}
        />
        {label}
      </label>
      {notes}
    </div>
  )
}

/** Invisible to people, tempting for programs that fill in everything. */
export function HoneypotField({ name }: { name: string }) {
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] h-px w-px overflow-hidden">
      <label>
        Leave this empty
        <input type="text" name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

/** What ties a control to its name, its hint and its error. */
export function useFormField({ name, hint, failure }: Pick<FormFieldProps, 'name' | 'hint' | 'failure'>) {
  const id = useId()
  const error = failure?.fieldErrors[name]
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error && `${id}-error`
  const control = {
    id,
    name,
    className: inputClassName,
    required: true,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
  }
  const notes = (
    <>
      {hint && (
        <p id={hintId} className="text-small text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="text-small font-medium text-danger">
          {error}
        </p>
      )}
    </>
  )
  return { control, notes }
}
