import type { OpenedPiece } from '~/domains/writing/opened-piece'
import { useFieldError, usePieceScreen } from '~/domains/writing/screen-context'
import { WritingScreen } from '~/domains/writing/writing-screen'
import { Field } from '~/ui/workspace/field'
import { TextArea } from '~/ui/workspace/input'
import type { LandingContent } from '../landing-content'
import { Builder } from './building/builder'
import { landingScreen } from './landing-screen'

const LONGEST_DESCRIPTION = 500

/** The screen on which a landing page is built. */
export function LandingEditor({ opened, me }: { opened: OpenedPiece<LandingContent>; me: string }) {
  return (
    <WritingScreen isWide kind={landingScreen} opened={opened} me={me} details={<DetailsPanel />}>
      <Builder />
    </WritingScreen>
  )
}

/** What belongs to the page besides its blocks. */
function DetailsPanel() {
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
