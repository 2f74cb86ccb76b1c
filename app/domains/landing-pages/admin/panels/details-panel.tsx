import { useFieldError, usePieceScreen } from '~/domains/writing/screen-context'
import { Field } from '~/ui/workspace/field'
import { TextArea } from '~/ui/workspace/input'
import type { LandingContent } from '../../landing-content'

const LONGEST_DESCRIPTION = 500

/** What belongs to the page besides its blocks. */
export function DetailsPanel() {
  const { content, change } = usePieceScreen<LandingContent>().writing
  const error = useFieldError('description')
  return (
    <Field
      label="Description"
      hint="Shown in search results. 121 to 156 characters are best."
      error={error}
      aside={content.description.length}
    >
      {(control) => (
        <TextArea
          {...control}
          rows={4}
          maxLength={LONGEST_DESCRIPTION}
          value={content.description}
          onChange={({ target }) => change({ description: target.value })}
        />
      )}
    </Field>
  )
}
