const inputClassName =
  'control rounded-md border border-faint bg-surface px-2.5 py-1 text-ink placeholder:text-faint disabled:opacity-60 aria-invalid:border-danger'

export function TextInput({ className = 'w-full', ...rest }: React.ComponentProps<'input'>) {
  return <input className={`${inputClassName} ${className}`} {...rest} />
}

export function TextArea({ className = 'w-full', ...rest }: React.ComponentProps<'textarea'>) {
  return <textarea className={`${inputClassName} ${className}`} {...rest} />
}

type SelectProps = React.ComponentProps<'select'> & { options: readonly SelectOption[] }

export interface SelectOption {
  value: string
  label: string
}

export function Select({ options, className = 'w-full', ...rest }: SelectProps) {
  return (
    <select className={`${inputClassName} pr-8 ${className}`} {...rest}>
      {options.map(({ value, label }) => (
        // names of currencies and languages are the browser's, which may call one otherwise than the server
        <option key={value} value={value} suppressHydrationWarning>
          {label}
        </option>
      ))}
    </select>
  )
}

type CheckboxProps = Omit<React.ComponentProps<'input'>, 'type'> & {
  label: string
  /** Some, but not all, of what it stands for. */
  isIndeterminate?: boolean
}

/** A check box whose label is spoken, not shown; 24 px are its target at least. */
export function Checkbox({ label, isIndeterminate = false, className = '', ...rest }: CheckboxProps) {
  return (
    <span className={`grid size-6 place-items-center pointer-coarse:size-11 ${className}`}>
      <input
        type="checkbox"
        aria-label={label}
        ref={(box) => {
          if (box) box.indeterminate = isIndeterminate
        }}
        className="size-4 accent-accent pointer-coarse:size-5"
        {...rest}
      />
    </span>
  )
}
