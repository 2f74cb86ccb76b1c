import { Settings2, Tags, Undo2 } from 'lucide-react'
import { useNavigation } from 'react-router'
import { EmptyState } from '~/ui/empty-state'
import { Button } from '~/ui/workspace/button'
import { Dialog } from '~/ui/workspace/dialog'
import { Field } from '~/ui/workspace/field'
import { TextArea } from '~/ui/workspace/input'
import { SettingsForm } from '~/ui/workspace/settings-form'
import { Switch } from '~/ui/workspace/switch'
import { useMutation } from '~/ui/workspace/use-mutation'
import { useRevalidateWhile } from '~/ui/workspace/use-revalidate-while'
import { internalLinksClient } from '../api'
import type { SuggestionSettings } from '../engine/suggestions/link-suggestion'
import { MAX_PAGE_KEYWORDS, type PageKeywordSet } from '../suggestions/page-keywords'
import type { SuggestionsResult } from '../suggestions/queries.server'
import { IndexingProgress } from './indexing-progress'
import { SuggestionTable } from './suggestion-table'
import { VisibleSuggestions } from './visible-suggestions'

const REFETCH_MS = 700

interface SuggestionsViewProps {
  pageId: string
  /** Whether the links would lead to the page, or stand on it. */
  direction: 'in' | 'out'
  result: SuggestionsResult
  pageKeywords: PageKeywordSet
  settings: SuggestionSettings
}

/** What could link to a page, or what it could link to. */
export function SuggestionsView({ pageId, direction, result, pageKeywords, settings }: SuggestionsViewProps) {
  const { state } = useNavigation()
  useRevalidateWhile('building' in result, REFETCH_MS)
  const isIn = direction === 'in'
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="max-w-2xl text-dense text-muted">
          {isIn
            ? 'Sentences on other pages that could link here. Accepting adds the link to the published page.'
            : 'Sentences on this page that could link to other pages. Accepting adds the link to the published page.'}
        </p>
        <div className="flex flex-wrap gap-2">
          {isIn && <PageKeywordsDialog pageId={pageId} wishes={pageKeywords} />}
          <SuggestionSettingsDialog settings={settings} />
        </div>
      </div>
      {'building' in result ? (
        <IndexingProgress {...result.building} />
      ) : (
        <>
          <VisibleSuggestions suggestions={result.suggestions}>
            {(shown) => (
              <SuggestionTable
                suggestions={shown}
                otherEnd={isIn ? 'From' : 'To'}
                isStale={state === 'loading'}
                empty={<NoSuggestions isIn={isIn} />}
              />
            )}
          </VisibleSuggestions>
          {result.dismissed > 0 && <DismissedNotice pageId={pageId} count={result.dismissed} />}
        </>
      )}
    </>
  )
}

function NoSuggestions({ isIn }: { isIn: boolean }) {
  return isIn ? (
    <EmptyState title="No link suggestions" text="Add keywords for this page to find more sentences." />
  ) : (
    <EmptyState
      title="No link suggestions"
      text="No sentence on this page is close to a page that it does not link to yet."
    />
  )
}

function DismissedNotice({ pageId, count }: { pageId: string; count: number }) {
  const change = useMutation()
  const restore = () =>
    change({
      ...internalLinksClient.put('/dismissed-suggestions', { json: { pageId } }),
      successMessage: ({ restored }) =>
        restored === 1 ? '1 suggestion restored.' : `${restored} suggestions restored.`,
    })
  return (
    <p className="mt-4 flex flex-wrap items-center gap-2 text-dense text-muted">
      {count === 1 ? '1 suggestion dismissed.' : `${count} suggestions dismissed.`}
      <Button variant="quiet" icon={Undo2} onClick={() => void restore()}>
        Restore
      </Button>
    </p>
  )
}

/** What suggestions of all pages leave out. */
function SuggestionSettingsDialog({ settings }: { settings: SuggestionSettings }) {
  return (
    <Dialog
      title="Suggestion settings"
      description="These settings apply to all pages."
      trigger={<Button icon={Settings2}>Settings</Button>}
    >
      <SettingsForm intent="suggestion-settings" submitLabel="Save" pending="Saving" variant="primary">
        {() => (
          <>
            <Switch
              name="leavesFirstSentence"
              label="Skip the first sentence of a page"
              defaultChecked={settings.leavesFirstSentence}
            />
            <Switch
              name="leavesTwoWayLinks"
              label="Skip pages that already link here"
              hint="Avoids reciprocal links."
              defaultChecked={settings.leavesTwoWayLinks}
            />
          </>
        )}
      </SettingsForm>
    </Dialog>
  )
}

/** Words under which a page wants to be linked. */
function PageKeywordsDialog({ pageId, wishes }: { pageId: string; wishes: PageKeywordSet }) {
  const count = wishes.keywords.length
  return (
    <Dialog
      title="Keywords of this page"
      description="Sentences with these keywords are suggested as links to this page, in addition to its title and focus keyphrase."
      trigger={<Button icon={Tags}>{count > 0 ? `Keywords (${count})` : 'Keywords'}</Button>}
    >
      <SettingsForm intent="page-keywords" submitLabel="Save keywords" pending="Saving" variant="primary">
        {(failure) => (
          <>
            <input type="hidden" name="pageId" value={pageId} />
            <Field
              label="Keywords, one per line"
              hint={`Up to ${MAX_PAGE_KEYWORDS}. Use an ellipsis to match up to six words in between: “clickable … hyperlink”.`}
              error={failure?.fieldErrors.keywords}
            >
              {(control) => (
                <TextArea
                  {...control}
                  name="keywords"
                  rows={6}
                  defaultValue={wishes.keywords.join('\n')}
                  spellCheck={false}
                />
              )}
            </Field>
          </>
        )}
      </SettingsForm>
    </Dialog>
  )
}
