import { useDeferredValue, useMemo } from 'react'
import { Field } from '~/ui/workspace/field'
import { Select, TextArea, TextInput } from '~/ui/workspace/input'
import { useCategories } from '~/wings/publishing/categories/categories-context'
import { categoryChoice, noCategory } from '~/wings/publishing/categories/category'
import { useEntryEditor, useFieldError } from '~/wings/publishing/writing/entry-editor-context'
import { PictureField } from '~/wings/publishing/writing/picture-field'
import { estimateReadTime } from '../estimate-read-time'
import type { PostContent } from '../post-content'
import { TagsField } from './tags-field'

const MAX_DESCRIPTION_LENGTH = 500

/** What belongs to the post besides its words. */
export function PostDetailsPanel() {
  const { draft } = useEntryEditor<PostContent>()
  const { content, change, fieldErrors } = draft
  const category = categoryChoice(useCategories(), content.category)
  return (
    <>
      <Field
        label="Description"
        hint="Shown on cards and in search results. Aim for 121 to 156 characters."
        error={fieldErrors.description}
        labelAside={content.description.length}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={4}
            maxLength={MAX_DESCRIPTION_LENGTH}
            value={content.description}
            onChange={(event) => change({ description: event.target.value })}
          />
        )}
      </Field>
      <Field label="Category" error={fieldErrors.category}>
        {(control) => (
          <Select
            {...control}
            value={category.value}
            onChange={(event) => change({ category: event.target.value })}
            options={[noCategory, ...category.options]}
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

/** The picture above the post and on its cards. */
function CoverField() {
  const { draft } = useEntryEditor<PostContent>()
  const { coverId, coverAlt } = draft.content
  return (
    <PictureField
      label="Cover image"
      id={coverId}
      alt={coverAlt}
      maxAltLength={500}
      error={useFieldError('coverId')}
      onChange={({ id, alt }) => draft.change({ coverId: id, coverAlt: alt })}
    />
  )
}

/** How long reading takes, computed from the text as the server will. */
function ReadingTime() {
  const { draft } = useEntryEditor<PostContent>()
  const body = useDeferredValue(draft.content.body)
  const minutes = useMemo(() => estimateReadTime(body), [body])
  return (
    <p className="text-dense text-muted">
      Reading time:{' '}
      <span className="font-semibold tabular-nums">{minutes === null ? 'no text yet' : `${minutes} min`}</span>
    </p>
  )
}
