import { ExternalLink } from 'lucide-react'
import { Button } from '~/ui/workspace/button'
import { EditConflictNotice } from '~/ui/workspace/edit-conflict-notice'
import { Select, TextInput } from '~/ui/workspace/input'
import { RepeaterField } from '~/ui/workspace/repeater-field'
import { UnsavedChangesGuard } from '~/ui/workspace/unsaved-changes-guard'
import { resolveSeoTexts } from '~/wings/web/seo/resolve-seo-texts'
import { type CustomTag, pageSeoFields } from '~/wings/web/seo/seo-fields'
import { type SeoForm, SeoInputs } from '~/wings/web/seo/seo-inputs'
import { seoRecord } from '~/wings/web/seo/seo-record'
import { MAX_CUSTOM_TAGS } from './page-settings'
import { type PageDefaults, PagePreviews } from './ui/page-previews'
import { usePageSettingsForm } from './ui/use-page-settings-form'
import { useSaveShortcut } from './ui/use-save-shortcut'

const kinds = [
  { value: 'name', label: 'name' },
  { value: 'property', label: 'property' },
]

interface CustomTagRowProps {
  tag: CustomTag
  changeTag: (tag: CustomTag) => void
  at: number
  errors: Record<string, string>
}

interface PageSettingsFormProps {
  defaults: PageDefaults
  stored: Parameters<typeof usePageSettingsForm>[1]
}

/** Everything that can be said of one page to search engines and networks, beside how they will show it. */
export function PageSettingsForm({ defaults, stored }: PageSettingsFormProps) {
  const writing = usePageSettingsForm(defaults.path, stored)
  const { settings, errors, change } = writing
  const texts = resolveSeoTexts(settings, defaults)
  const form: SeoForm = {
    fields: pageSeoFields,
    values: settings,
    fallbacks: { ...texts, canonicalUrl: defaults.path },
    errorOf: (name) => errors[`settings.${name}`],
    change: (name, value) => change({ [name]: value }),
  }
  useSaveShortcut(writing.save)
  return (
    <form
      noValidate
      className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]"
      onSubmit={(event) => {
        event.preventDefault()
        writing.save()
      }}
    >
      <div className="grid min-w-0 content-start gap-8">
        {writing.isConflicting && (
          <EditConflictNotice
            title="Someone else saved these settings after you opened them."
            onUseTheirs={writing.takeTheirs}
            onKeepMine={writing.keepMine}
          />
        )}
        <Section title="Search engines">
          <SeoInputs group="search" form={form} />
          <SeoInputs group="indexing" form={form} />
          <SeoInputs group="site" form={form} />
        </Section>
        <Section title="Social networks">
          <SeoInputs group="social" form={form} />
        </Section>
        <CustomTagsField writing={writing} />
        <Section title="Structured data">
          <SeoInputs group="markup" form={form} />
        </Section>
        <div className="sticky bottom-0 flex items-center gap-3 border-t border-line bg-paper py-3">
          <Button type="submit" variant="primary" disabled={writing.isSaving || !writing.isUnsaved}>
            {writing.isSaving ? 'Saving' : 'Save'}
          </Button>
          <a
            href={defaults.path}
            target="_blank"
            rel="noreferrer"
            className="link inline-flex items-center gap-1 text-dense"
          >
            View page
            <ExternalLink size={14} aria-label="opens in a new tab" />
          </a>
        </div>
      </div>
      <PagePreviews settings={settings} texts={texts} page={defaults} version={writing.version} />
      <UnsavedChangesGuard isUnsaved={() => writing.isUnsaved} />
    </form>
  )
}

function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <fieldset className="grid gap-5 border-line not-first:border-t not-first:pt-6">
      <legend className="float-left mb-4 text-[1.0625rem] font-semibold">{title}</legend>
      <div className="clear-both grid gap-5">{children}</div>
    </fieldset>
  )
}

/** Meta tags of one's own, as name or property. */
function CustomTagsField({ writing }: { writing: ReturnType<typeof usePageSettingsForm> }) {
  const { settings, errors, change } = writing
  const { label, hint } = seoRecord.customMetaTags
  return (
    <RepeaterField<CustomTag>
      label={label}
      hint={hint}
      error={errors['settings.customMetaTags']}
      rows={settings.customMetaTags}
      onChange={(customMetaTags) => change({ customMetaTags })}
      getRowLabel={({ key }, at) => key || `Tag ${at + 1}`}
      addLabel="Add tag"
      onAdd={() => ({ kind: 'name', key: '', content: '' })}
      max={MAX_CUSTOM_TAGS}
      isInline
    >
      {(tag, changeTag, at) => <CustomTagRow tag={tag} changeTag={changeTag} at={at} errors={errors} />}
    </RepeaterField>
  )
}

function CustomTagRow({ tag, changeTag, at, errors }: CustomTagRowProps) {
  const [keyError, contentError] = ['key', 'content'].map((part) => errors[`settings.customMetaTags.${at}.${part}`])
  return (
    <div className="grid gap-1 text-dense">
      <div className="flex flex-wrap gap-2">
        <Select
          aria-label={`Type of tag ${at + 1}`}
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
