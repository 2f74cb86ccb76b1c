import { Upload } from 'lucide-react'
import { FileButton } from '~/ui/workspace/file-button'

interface UploadPicturesButtonProps {
  onFiles: (files: File[]) => void
  variant?: 'primary' | 'secondary'
}

/** Chooses files of this computer, several at once. */
export function UploadPicturesButton({ onFiles, variant = 'primary' }: UploadPicturesButtonProps) {
  return (
    <FileButton
      variant={variant}
      icon={Upload}
      label="Upload images"
      name="Images to upload"
      accept="image/jpeg,image/png,image/webp,image/avif,image/gif,image/tiff,image/svg+xml"
      multiple
      onFiles={onFiles}
    />
  )
}
