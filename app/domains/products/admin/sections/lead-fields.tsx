import { Field } from '~/ui/workspace/field'
import { TextArea, TextInput } from '~/ui/workspace/input'
import { useProduct } from '../use-product'

/** What stands first on the product's page and on its cards. */
export function LeadFields() {
  const { content, change, errorOf } = useProduct()
  return (
    <div className="grid gap-4">
      <Field
        label="Tagline"
        hint="One line: what it is, for whom."
        error={errorOf('tagline')}
        aside={`${content.tagline.length} of 120`}
      >
        {(control) => (
          <TextInput
            {...control}
            maxLength={120}
            value={content.tagline}
            onChange={(event) => change({ tagline: event.target.value })}
          />
        )}
      </Field>
      <Field
        label="Short description"
        hint="Shown on cards and in search results. 121 to 156 characters are best."
        error={errorOf('description')}
        aside={content.description.length}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={500}
            value={content.description}
            onChange={(event) => change({ description: event.target.value })}
          />
        )}
      </Field>
      <h2 className="mt-2 text-[1.0625rem] font-semibold">Description</h2>
    </div>
  )
}
