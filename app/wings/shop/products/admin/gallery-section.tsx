import { Field } from '~/ui/workspace/field'
import { TextInput } from '~/ui/workspace/input'
import { RepeaterField } from '~/ui/workspace/repeater-field'
import { usePicture, usePictures } from '~/wings/publishing/writing/pictures-provider'
import { PictureImage } from '~/wings/site/media/picture-image'
import { MAX_ALT_LENGTH, type ProductContent } from '../product-content'
import { useProductForm } from './use-product-form'

type GalleryPicture = ProductContent['gallery'][number]

/** The pictures on the product's page, in their order there; the preview comes before them. */
export function GallerySection() {
  const { content, change, errorOf } = useProductForm()
  const { pick } = usePictures()
  async function choose() {
    const file = await pick()
    return file ? { id: file.id, alt: file.alt } : undefined
  }
  return (
    <RepeaterField
      label="Gallery"
      hint="Shown after the preview image, in this order."
      error={errorOf('gallery')}
      rows={content.gallery}
      onChange={(gallery) => change({ gallery })}
      getRowLabel={(_row, at) => `image ${at + 1}`}
      addLabel="Add image"
      onAdd={choose}
      max={24}
    >
      {(row, put) => <GalleryRow row={row} onChange={put} />}
    </RepeaterField>
  )
}

function GalleryRow({ row, onChange }: { row: GalleryPicture; onChange: (row: GalleryPicture) => void }) {
  const picture = usePicture(row.id)
  return (
    <div className="grid gap-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <div className="aspect-[16/10] overflow-hidden rounded-sm bg-wash">
        {picture && (
          <PictureImage picture={{ ...picture, alt: '' }} sizes="9rem" className="h-full w-full object-cover" />
        )}
      </div>
      <Field label="Alt text" hint="Describe the image for people who cannot see it.">
        {(control) => (
          <TextInput
            {...control}
            maxLength={MAX_ALT_LENGTH}
            value={row.alt}
            onChange={(event) => onChange({ ...row, alt: event.target.value })}
          />
        )}
      </Field>
    </div>
  )
}
