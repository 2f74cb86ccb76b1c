import { ImagePlus } from 'lucide-react'
import { PictureImage } from '~/domains/media/picture-image'
import { Button } from '~/ui/admin/button'
import { Field } from '~/ui/admin/field'
import { TextInput } from '~/ui/admin/input'
import { usePicture, usePictures } from '../screen/pictures'
import { usePostScreen } from '../screen/writing-context'

/** The picture above the post and on its cards, from the library. */
export function CoverField() {
  const { writing, publication } = usePostScreen()
  const { pick } = usePictures()
  const { coverId, coverAlt } = writing.content
  const cover = usePicture(coverId)
  const error = publication.fields.coverId ?? writing.fieldErrors.coverId

  async function choose() {
    const file = await pick()
    if (!file) return
    writing.change({ coverId: file.id, coverAlt: coverAlt || file.alt })
  }

  return (
    <div className="grid gap-2 text-dense">
      <p className="font-semibold">Cover</p>
      {cover && (
        <div className="aspect-[2/1] overflow-hidden rounded-md border border-line bg-wash">
          <PictureImage picture={{ ...cover, alt: coverAlt }} sizes="20rem" className="h-full w-full object-cover" />
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button icon={ImagePlus} onClick={() => void choose()}>
          {coverId ? 'Change the cover' : 'Choose a cover'}
        </Button>
        {coverId && (
          <Button variant="quiet" onClick={() => writing.change({ coverId: null })}>
            Remove
          </Button>
        )}
      </div>
      {error && <p className="font-medium text-danger">{error}</p>}
      {coverId && (
        <Field label="Alt text of the cover" hint="What is to be seen, for those who cannot see it.">
          {(control) => (
            <TextInput
              {...control}
              maxLength={500}
              value={coverAlt}
              onChange={(event) => writing.change({ coverAlt: event.target.value })}
            />
          )}
        </Field>
      )}
    </div>
  )
}
