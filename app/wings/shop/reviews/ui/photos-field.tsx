import type { FormFailure } from '~/platform/forms/form-failure'
import { useFormField } from '~/ui/form-field'
import type { Picture } from '~/wings/site/media/picture'
import { PictureImage } from '~/wings/site/media/picture-image'
import { MAX_REVIEW_PHOTO_MB, MAX_REVIEW_PHOTOS } from '../review'

interface PhotosFieldProps {
  photos: (Picture & { id: string })[]
  failure: FormFailure | undefined
}

/** The photos that are there, each of which can go, and a place for more. */
export function PhotosField({ photos, failure }: PhotosFieldProps) {
  const hint = `Up to ${MAX_REVIEW_PHOTOS} photos, ${MAX_REVIEW_PHOTO_MB} MB each. Location data is removed.`
  const { control, notes } = useFormField({ name: 'photos', hint, failure })
  return (
    <div className="grid gap-3">
      {photos.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {photos.map(({ id, ...picture }, place) => (
            <li key={id} className="w-28">
              <div className="aspect-square overflow-hidden rounded-md bg-wash">
                <PictureImage
                  picture={{ ...picture, alt: `Photo ${place + 1}` }}
                  sizes="7rem"
                  className="h-full object-cover"
                />
              </div>
              <label className="flex min-h-11 items-center gap-3 text-small">
                <input type="checkbox" name="removed" value={id} className="size-5 shrink-0 accent-accent" />
                Remove
                <span className="sr-only"> photo {place + 1}</span>
              </label>
            </li>
          ))}
        </ul>
      )}
      <div className="grid gap-1.5">
        <label htmlFor={control.id} className="font-semibold">
          Photos (optional)
        </label>
        <input {...control} required={false} type="file" multiple accept="image/jpeg,image/png,image/webp,image/avif" />
        {notes}
      </div>
    </div>
  )
}
