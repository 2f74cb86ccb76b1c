import { ImagePlus } from 'lucide-react'
import { Button } from '~/ui/workspace/button'
import { Field } from '~/ui/workspace/field'
import { TextInput } from '~/ui/workspace/input'
import { PictureImage } from '~/wings/site/media/picture-image'
import { usePicture, usePictures } from './pictures-provider'

interface PictureFieldProps {
  /** What the picture is: "Cover". */
  label: string
  id: string | null
  alt: string
  maxAltLength: number
  error?: string
  /** A picture that was chosen brings its own words, where there are none. */
  onChange: (picture: { id: string | null; alt: string }) => void
}

/** A picture from the library, with the words that describe it here. */
export function PictureField({ label, id, alt, maxAltLength, error, onChange }: PictureFieldProps) {
  const { pick } = usePictures()
  const picture = usePicture(id)
  const name = label.toLowerCase()

  async function choose() {
    const file = await pick()
    if (file) onChange({ id: file.id, alt: (alt || file.alt).slice(0, maxAltLength) })
  }

  return (
    <div className="grid gap-2 text-dense">
      <p className="font-semibold">{label}</p>
      {picture && (
        <div className="aspect-[2/1] overflow-hidden rounded-md border border-line bg-wash">
          <PictureImage picture={{ ...picture, alt }} sizes="20rem" className="h-full w-full object-cover" />
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button icon={ImagePlus} onClick={() => void choose()}>
          {id ? `Change ${name}` : `Choose ${name}`}
        </Button>
        {id && (
          <Button variant="quiet" onClick={() => onChange({ id: null, alt })}>
            Remove
          </Button>
        )}
      </div>
      {error && <p className="font-medium text-danger">{error}</p>}
      {id && (
        <Field label={`${label} alt text`} hint="Describe the image for people who cannot see it.">
          {(control) => (
            <TextInput
              {...control}
              maxLength={maxAltLength}
              value={alt}
              onChange={(event) => onChange({ id, alt: event.target.value })}
            />
          )}
        </Field>
      )}
    </div>
  )
}
