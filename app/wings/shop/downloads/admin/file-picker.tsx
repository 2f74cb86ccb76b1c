import { useRef } from 'react'
import { Button } from '~/ui/workspace/button'

interface FilePickerProps {
  label: string
  /** How the hidden field is called. */
  name: string
  onFiles: (files: File[]) => void
  isMultiple?: boolean
  variant?: 'primary' | 'secondary'
}

/** A button that chooses files of this computer. */
export function FilePicker({ label, name, onFiles, isMultiple = false, variant = 'secondary' }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant={variant} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        aria-label={name}
        multiple={isMultiple}
        hidden
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])])
          event.currentTarget.value = '' // the same file may be chosen again
        }}
      />
    </>
  )
}
