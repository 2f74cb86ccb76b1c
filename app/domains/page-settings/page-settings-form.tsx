import { ExternalLink } from 'lucide-react'
import { Button } from '~/ui/workspace/button'
import { UnsavedChangesGuard } from '~/ui/workspace/leave-guard'
import { EditConflictNotice } from '~/ui/workspace/saved-meanwhile'
import { PagePreviews } from './admin/page-previews'
import { type PageDefaults, resolvePageTexts } from './admin/page-words'
import { SearchSettings } from './admin/search-settings'
import { SocialSettings } from './admin/social-settings'
import { CustomTagsField } from './admin/tag-rows'
import { SettingsTextField } from './admin/text-field'
import { usePageSettingsForm } from './admin/use-page-settings'
import { useSaveShortcut } from './admin/use-save-key'
import { MAX_MARKUP_LENGTH } from './page-settings'

interface PageSettingsFormProps {
  defaults: PageDefaults
  stored: Parameters<typeof usePageSettingsForm>[1]
}

/** Everything that can be said of one page to search engines and networks, beside how they will show it. */
export function PageSettingsForm({ defaults: own, stored }: PageSettingsFormProps) {
  const writing = usePageSettingsForm(own.path, stored)
  const words = resolvePageTexts(writing.settings, own)
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
        {writing.theirs && (
          <EditConflictNotice
            title="Somebody has saved these settings since you opened them."
            onUseTheirs={writing.takeTheirs}
            onKeepMine={writing.keepMine}
          />
        )}
        <Section title="Search engines">
          <SearchSettings writing={writing} words={words} />
        </Section>
        <Section title="Social networks">
          <SocialSettings writing={writing} words={words} />
        </Section>
        <CustomTagsField writing={writing} />
        <Section title="Structured data">
          <SettingsTextField
            form={writing}
            name="schemaMarkup"
            label="Schema markup"
            maxLength={MAX_MARKUP_LENGTH}
            rows={10}
            isCode
            hint="JSON-LD, in addition to what the page says of itself: an object with “@type”, or a list of them."
          />
        </Section>
        <div className="sticky bottom-0 flex items-center gap-3 border-t border-line bg-paper py-3">
          <Button type="submit" variant="primary" disabled={writing.isSaving || !writing.isUnsaved}>
            {writing.isSaving ? 'Saving' : 'Save'}
          </Button>
          <a
            href={own.path}
            target="_blank"
            rel="noreferrer"
            className="link inline-flex items-center gap-1 text-dense"
          >
            Look at the page
            <ExternalLink size={14} aria-label="opens in a new tab" />
          </a>
        </div>
      </div>
      <PagePreviews texts={words} brandName={own.brandName} version={writing.version} />
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
