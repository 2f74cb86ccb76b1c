import { Upload } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '~/ui/workspace/button'

interface UploadPicturesButtonProps {
  onFiles: (files: File[]) => void
  variant?: 'primary' | 'secondary'
}

/** Chooses files of this computer, several at once. */
export function UploadPicturesButton({ onFiles, variant = 'primary' }: UploadPicturesButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant={variant} icon={Upload} onClick={() => input.current?.click()}>
        Upload images
      </Button>
      <input
        ref={input}
        type="file"
        aria-label="Images to upload"
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
