import { FolderDown } from 'lucide-react'
import { ButtonLink } from '~/ui/workspace/button'
import { Field } from '~/ui/workspace/field'
import { Select } from '~/ui/workspace/input'
import { NumberField } from '~/ui/workspace/number-field'
import { useCategories } from '~/wings/publishing/categories/categories-context'
import { categoryChoice, noCategory } from '~/wings/publishing/categories/category'
import { useEntryEditor } from '~/wings/publishing/writing/entry-editor-context'
import { PictureField } from '~/wings/publishing/writing/picture-field'
import { UrlField } from '~/wings/publishing/writing/url-field'
import { MAX_ALT_LENGTH } from '../product-content'
import { useProductForm } from './use-product-form'

/** What belongs to the product besides its words. */
export function DetailsPanel() {
  const { content, change, errorOf } = useProductForm()
  const category = categoryChoice(useCategories(), content.category)
  return (
    <>
      <Field label="Category" error={errorOf('category')}>
        {(control) => (
          <Select
            {...control}
            value={category.value}
            onChange={({ target: { value } }) => change({ category: value })}
            options={[noCategory, ...category.options]}
          />
        )}
      </Field>
      <PictureField
        label="Preview image"
        id={content.previewId}
        alt={content.previewAlt}
        maxAltLength={MAX_ALT_LENGTH}
        error={errorOf('previewId')}
        onChange={({ id, alt }) => change({ previewId: id, previewAlt: alt })}
      />
      <UrlField
        label="Preview video"
        hint="A YouTube, Vimeo or Loom link."
        error={errorOf('videoUrl')}
        value={content.videoUrl}
        onChange={(videoUrl) => change({ videoUrl })}
      />
      <UrlField
        label="Live demo"
        error={errorOf('demoUrl')}
        value={content.demoUrl}
        onChange={(demoUrl) => change({ demoUrl })}
      />
      <DownloadFields />
      <FilesLink />
    </>
  )
}

/** The files are versions of their own, apart from what is written here; a product must be saved once to have them. */
function FilesLink() {
  const { path, draft } = useEntryEditor()
  if (draft.state.revision === 0) return null
  return (
    <ButtonLink to={`${path}/files`} icon={FolderDown} className="justify-self-start">
      Files and versions
    </ButtonLink>
  )
}

/** For how long, and how often, a buyer's link works; a fresh one is a click away. */
function DownloadFields() {
  const { content, change, errorOf } = useProductForm()
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-dense font-semibold">Download links expire after</legend>
      <div className="grid grid-cols-2 gap-3">
        <NumberField
          label="Days"
          value={content.downloadDays}
          min={1}
          max={3_650}
          error={errorOf('downloadDays')}
          onChange={(days) => days !== null && change({ downloadDays: days })}
        />
        <NumberField
          label="Downloads"
          value={content.downloadLimit}
          min={1}
          max={1_000}
          error={errorOf('downloadLimit')}
          onChange={(limit) => limit !== null && change({ downloadLimit: limit })}
        />
      </div>
    </fieldset>
  )
}
