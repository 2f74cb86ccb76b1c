import { ImagePlus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/ui/workspace/button'
import { MediaPicker } from '~/wings/site/media/media-picker'

/** Chooses a picture of the library and hands on its id. */
export function ChoosePictureButton({
  label,
  onChoose,
}: {
  label: string
  onChoose: (id: string, alt: string) => void
}) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        icon={ImagePlus}
        aria-label={`Choose from media library: ${label}`}
        className="justify-self-start"
        onClick={() => setOpen(true)}
      >
        Choose from media library{' '}
      </Button>
      <MediaPicker open={isOpen} onOpenChange={setOpen} onPick={({ id, alt }) => onChoose(id, alt)} />
    </>
  )
}
