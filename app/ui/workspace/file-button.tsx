import { useRef } from 'react'
import { Button } from './button'

interface FileButtonProps extends Pick<React.ComponentProps<typeof Button>, 'icon' | 'variant' | 'disabled'> {
  label: string
  /** How the hidden field is called. */
  name: string
  accept?: string
  multiple?: boolean
  onFiles: (files: File[]) => void
}

/** A button that chooses files of this computer; the same ones may be chosen again. */
export function FileButton({ label, name, accept, multiple, onFiles, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        aria-label={name}
        accept={accept}
        multiple={multiple}
        hidden
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])])
          event.currentTarget.value = ''
        }}
      />
    </>
  )
}
