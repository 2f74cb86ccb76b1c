import { Switch as Parts } from 'radix-ui'
import { useId } from 'react'

interface SwitchProps {
  label: string
  hint?: string
  name?: string
  checked?: boolean
  defaultChecked?: boolean
  disabled?: boolean
  onCheckedChange?: (isOn: boolean) => void
}

/** Something that is on or off and takes effect at once; inside a form it is sent as "on". */
export function Switch({ label, hint, ...rest }: SwitchProps) {
  const id = useId()
  return (
    <div className="flex min-h-9 items-center gap-3 text-dense pointer-coarse:min-h-11">
      <Parts.Root
        id={id}
        aria-describedby={hint && `${id}-hint`}
        className="h-6 w-10 shrink-0 rounded-full border border-faint bg-line p-0.5 transition-colors duration-150 disabled:opacity-50 data-[state=checked]:border-accent data-[state=checked]:bg-accent"
        {...rest}
      >
        <Parts.Thumb className="block size-4.5 rounded-full bg-surface shadow-rest transition-transform duration-150 data-[state=checked]:translate-x-4 forced-colors:bg-[CanvasText]" />
      </Parts.Root>
      <div>
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-faint">
            {hint}
          </p>
        )}
      </div>
    </div>
  )
}
