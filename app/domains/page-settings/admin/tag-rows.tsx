import { Select, TextInput } from '~/ui/workspace/input'
import { RepeaterField } from '~/ui/workspace/rows-field'
import { type CustomTag, MAX_CUSTOM_TAGS } from '../page-settings'
import type { PageSettingsFormState } from './text-field'

const kinds = [
  { value: 'name', label: 'name' },
  { value: 'property', label: 'property' },
]

/** Meta tags of one's own, as name or property. */
export function CustomTagsField({ writing: { settings, errors, change } }: { writing: PageSettingsFormState }) {
  return (
    <RepeaterField<CustomTag>
      label="Custom meta tags"
      hint="For the head of this page: verification codes, authors, whatever a service asks for."
      error={errors['settings.customMetaTags']}
      rows={settings.customMetaTags}
      onChange={(customMetaTags) => change({ customMetaTags })}
      getRowLabel={({ key }, at) => key || `Tag ${at + 1}`}
      addLabel="Add a tag"
      onAdd={() => ({ kind: 'name', key: '', content: '' })}
      max={MAX_CUSTOM_TAGS}
      isInline
    >
      {(tag, changeTag, at) => <CustomTagRow tag={tag} changeTag={changeTag} at={at} errors={errors} />}
    </RepeaterField>
  )
}

interface CustomTagRowProps {
  tag: CustomTag
  changeTag: (tag: CustomTag) => void
  at: number
  errors: Record<string, string>
}

function CustomTagRow({ tag, changeTag, at, errors }: CustomTagRowProps) {
  const [keyError, contentError] = ['key', 'content'].map((part) => errors[`settings.customMetaTags.${at}.${part}`])
  return (
    <div className="grid gap-1 text-dense">
      <div className="flex flex-wrap gap-2">
        <Select
          aria-label={`Kind of tag ${at + 1}`}
          className="w-28"
          options={kinds}
          value={tag.kind}
          onChange={({ target }) => changeTag({ ...tag, kind: target.value === 'property' ? 'property' : 'name' })}
        />
        <TextInput
          aria-label={`Name of tag ${at + 1}`}
          aria-invalid={keyError ? true : undefined}
          className="min-w-0 flex-1 basis-36 font-mono"
          maxLength={100}
          value={tag.key}
          onChange={({ target }) => changeTag({ ...tag, key: target.value })}
        />
        <TextInput
          aria-label={`Content of tag ${at + 1}`}
          aria-invalid={contentError ? true : undefined}
          className="min-w-0 flex-2 basis-48"
          maxLength={1_000}
          value={tag.content}
          onChange={({ target }) => changeTag({ ...tag, content: target.value })}
        />
      </div>
      {(keyError || contentError) && <p className="font-medium text-danger">{keyError || contentError}</p>}
    </div>
  )
}
