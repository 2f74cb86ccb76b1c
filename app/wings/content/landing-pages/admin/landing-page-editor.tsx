import { Field } from '~/ui/workspace/field'
import { TextArea } from '~/ui/workspace/input'
import { EntryEditor } from '~/wings/publishing/writing/entry-editor'
import { useEntryEditor, useFieldError } from '~/wings/publishing/writing/entry-editor-context'
import type { LoadedEntry } from '~/wings/publishing/writing/loaded-entry'
import type { LandingPageContent } from '../landing-page-content'
import { PageBuilder } from './builder/page-builder'
import { landingPageEditorConfig } from './landing-page-editor-config'

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
      hint="Shown in search results. Aim for 121 to 156 characters."
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
