import { Upload } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '~/ui/workspace/button'

interface UploadButtonProps {
  onFiles: (files: File[]) => void
  variant?: 'primary' | 'secondary'
}

/** Chooses files of this computer, several at once. */
export function UploadButton({ onFiles, variant = 'primary' }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant={variant} icon={Upload} onClick={() => input.current?.click()}>
        Upload pictures
      </Button>
      <input
        ref={input}
        type="file"
        aria-label="Pictures to upload"
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif,image/tiff,image/svg+xml"
        multiple
        hidden
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])])
          event.currentTarget.value = '' // the same file may be chosen again
        }}
      />
    </>
  )
}
