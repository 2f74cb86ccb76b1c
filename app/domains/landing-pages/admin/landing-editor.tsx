import type { LoadedEntry } from '~/domains/writing/opened-piece'
import { useEntryEditor, useFieldError } from '~/domains/writing/screen-context'
import { EntryEditor } from '~/domains/writing/writing-screen'
import { Field } from '~/ui/workspace/field'
import { TextArea } from '~/ui/workspace/input'
import type { LandingPageContent } from '../landing-content'
import { PageBuilder } from './building/builder'
import { landingPageEditorConfig } from './landing-screen'

const MAX_DESCRIPTION_LENGTH = 500

/** The screen on which a landing page is built. */
export function LandingPageEditor({ opened, me }: { opened: LoadedEntry<LandingPageContent>; me: string }) {
  return (
    <EntryEditor
      isWide
      config={landingPageEditorConfig}
      loaded={opened}
      userEmail={me}
      details={<LandingPageDetailsPanel />}
    >
      <PageBuilder />
    </EntryEditor>
  )
}

/** What belongs to the page besides its blocks. */
function LandingPageDetailsPanel() {
  const { content, change } = useEntryEditor<LandingPageContent>().draft
  const error = useFieldError('description')
  return (
    <Field
      label="Description"
      hint="Shown in search results. 121 to 156 characters are best."
      error={error}
      labelAside={content.description.length}
    >
      {(control) => (
        <TextArea
          {...control}
          rows={4}
          maxLength={MAX_DESCRIPTION_LENGTH}
          value={content.description}
          onChange={({ target }) => change({ description: target.value })}
        />
      )}
    </Field>
  )
}
