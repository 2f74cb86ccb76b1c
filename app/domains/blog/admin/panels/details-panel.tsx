import { usePieceScreen } from '~/domains/writing/screen-context'
import { Field } from '~/ui/workspace/field'
import { Select, TextArea, TextInput } from '~/ui/workspace/input'
import { categoryLabel, postCategories } from '../../post'
import type { PostContent } from '../../post-content'
import { CoverField } from './cover-field'
import { ReadingTime } from './reading-time'
import { TagsField } from './tags-field'

const LONGEST_DESCRIPTION = 500

/** What belongs to the post besides its words. */
export function DetailsPanel() {
  const { writing } = usePieceScreen<PostContent>()
  const { content, change, fieldErrors } = writing
  const known = Object.keys(postCategories)
  const categories = known.includes(content.category) ? known : [...known, content.category]
  return (
    <>
      <Field
        label="Description"
        hint="Shown on cards and in search results. 121 to 156 characters are best."
        error={fieldErrors.description}
        aside={content.description.length}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={4}
            maxLength={LONGEST_DESCRIPTION}
            value={content.description}
            onChange={(event) => change({ description: event.target.value })}
          />
        )}
      </Field>
      <Field label="Category" error={fieldErrors.category}>
        {(control) => (
          <Select
            {...control}
            value={content.category}
            onChange={(event) => change({ category: event.target.value })}
            options={categories.map((value) => ({ value, label: categoryLabel(value) }))}
          />
        )}
      </Field>
      <TagsField />
      <CoverField />
      <Field label="Author" error={fieldErrors.author}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={100}
            autoComplete="off"
            value={content.author}
            onChange={(event) => change({ author: event.target.value })}
          />
        )}
      </Field>
      <ReadingTime />
    </>
  )
}
