import { useVersionedForm } from '~/kits/editing/use-versioned-form'
import { Button } from '~/ui/workspace/button'
import { EditConflictNotice } from '~/ui/workspace/edit-conflict-notice'
import { UnsavedChangesGuard } from '~/ui/workspace/unsaved-changes-guard'
import { lookClient } from '../api'
import { defaultLook, type Look } from '../look'
import { CodeFields } from './code-fields'
import { LookFields } from './look-fields'
import { LookPreview } from './look-preview'

const SAVED = 'Look saved.'

interface LookScreenProps {
  stored: Look
  hue: number
  fontFaces: string
}

/** How public pages look, beside a sample of it. */
export function LookScreen({ stored, hue, fontFaces }: LookScreenProps) {
  const form = useVersionedForm<Look, Look>({
    stored,
    toValue: (look) => look,
    describeSave: (look, basedOn) => lookClient.put('/', { json: { look: withoutEmptyLines(look), basedOn } }),
  })
  const { value: look, errors } = form
  const onChange = (part: Partial<Look>) => form.setValue((before) => ({ ...before, ...part }))
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
      onSubmit={(event) => {
        event.preventDefault()
        form.save(SAVED)
      }}
    >
      <div className="grid min-w-0 content-start gap-8">
        {form.isConflicting && (
          <EditConflictNotice
            title="The look was changed since you opened it."
            onUseTheirs={form.takeTheirs}
            onKeepMine={() => form.keepMine(SAVED)}
          />
        )}
        <section aria-label="Fonts, shapes and colors" className="grid gap-5">
          <LookFields look={look} errors={errors} onChange={onChange} />
        </section>
        <section aria-labelledby="own-code" className="grid gap-5">
          <h2 id="own-code" className="text-base font-semibold">
            Your own code
          </h2>
          <CodeFields look={look} errors={errors} onChange={onChange} />
        </section>
        <div className="sticky bottom-0 flex flex-wrap gap-2 border-t border-line bg-paper py-3">
          <Button type="submit" variant="primary" disabled={form.isSaving || !form.isUnsaved}>
            {form.isSaving ? 'Saving' : 'Save'}
          </Button>
          <Button
            variant="quiet"
            disabled={form.isSaving || JSON.stringify(look) === JSON.stringify(defaultLook)}
            onClick={() => form.setValue(defaultLook)}
          >
            Use defaults
          </Button>
        </div>
      </div>
      <div className="min-w-0">
        <div className="grid gap-2 lg:sticky lg:top-6">
          <h2 className="text-base font-semibold">Preview</h2>
          <LookPreview look={look} hue={hue} fontFaces={fontFaces} />
          <p className="text-dense text-faint">
            With your CSS, without your code. The planner and the back office keep their own look.
          </p>
        </div>
      </div>
      <UnsavedChangesGuard isUnsaved={() => form.isUnsaved} />
    </form>
  )
}

const withoutEmptyLines = ({ scriptOrigins, ...look }: Look): Look => ({
  ...look,
  scriptOrigins: scriptOrigins.filter((line) => line.trim() !== ''),
})
