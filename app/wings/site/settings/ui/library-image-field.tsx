import { ImagePlus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/ui/workspace/button'
import { MediaPicker } from '~/wings/site/media/media-picker'
import { type Picture, pictureUrlAtLeast } from '~/wings/site/media/picture'

interface LibraryImageFieldProps {
  name: string
  label: string
  hint: string
  picture: Picture | null
}

/** A picture of the library as a field of a form, which sends its checksum. */
export function LibraryImageField({ name, label, hint, picture: first }: LibraryImageFieldProps) {
  const [picture, setPicture] = useState(first)
  const [isOpen, setOpen] = useState(false)
  return (
    <fieldset className="grid justify-items-start gap-2 text-dense">
      <legend className="mb-2 font-semibold">{label}</legend>
      <input type="hidden" name={name} value={picture?.checksum ?? ''} />
      {picture && (
        <img
          src={pictureUrlAtLeast(picture, 320)}
          alt={picture.alt || label}
          className="max-h-28 max-w-60 rounded-md border border-line"
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button icon={ImagePlus} onClick={() => setOpen(true)}>
          {picture ? 'Change' : 'Choose an image'}
        </Button>
        {picture && (
          <Button variant="quiet" onClick={() => setPicture(null)}>
            Remove
          </Button>
        )}
      </div>
      <p className="text-faint">{hint}</p>
      <MediaPicker open={isOpen} onOpenChange={setOpen} onPick={setPicture} />
    </fieldset>
  )
}
