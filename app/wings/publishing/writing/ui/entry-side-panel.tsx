import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { fetchJson } from '~/kits/api/describe-api'
import { slugify } from '~/platform/text/slug'
import { showToast } from '~/ui/toaster'
import { Button } from '~/ui/workspace/button'
import { Field } from '~/ui/workspace/field'
import { TextInput } from '~/ui/workspace/input'
import { Tabs } from '~/ui/workspace/tabs'
import { entriesClient } from '../api'
import { useEntryEditor, useFieldError } from '../entry-editor-context'
import type { LinksPanelComponent } from '../links-panel'
import { AnalysisPanel } from './analysis-panel'
import { publicationStatus } from './publication-state'
import { SeoPanel } from './seo-panel'

/** What belongs to the piece besides its words: beside the text where there is room, else behind a button. */
export function EntrySidePanel(parts: Pick<EntryPanelTabsProps, 'details' | 'links'>) {
  const { config } = useEntryEditor()
  return (
    <aside
      aria-label={`Details of the ${config.noun}`}
      className="hidden border-l border-line bg-wash px-5 pt-3 pb-16 min-[78rem]:sticky min-[78rem]:top-0 min-[78rem]:block min-[78rem]:h-dvh min-[78rem]:overflow-y-auto"
    >
      <EntryPanelTabs {...parts} />
    </aside>
  )
}

interface EntryPanelTabsProps {
  details: React.ReactNode
  links?: LinksPanelComponent
  /** A place in the text is shown: the panel lies above it and should go. */
  onShown?: () => void
}

export function EntryPanelTabs({ details, links: Links, onShown }: EntryPanelTabsProps) {
  return (
    <Tabs
      label="Details"
      tabs={[
        { value: 'details', label: 'Details', content: <DetailsTab>{details}</DetailsTab> },
        { value: 'seo', label: 'SEO', content: <SeoPanel /> },
        { value: 'analysis', label: 'Analysis', content: <AnalysisPanel onShown={onShown} /> },
        ...(Links ? [{ value: 'links', label: 'Links', content: <Links onShown={onShown} /> }] : []),
      ]}
    />
  )
}

/** The room's own fields, between what every piece has. */
function DetailsTab({ children }: { children: React.ReactNode }) {
  return (
    <div className="grid gap-5">
      <SlugField />
      {children}
      <TrashButton />
    </div>
  )
}

/** The last part of its address. What is typed becomes an address while it is typed. */
function SlugField() {
  const { draft, publicationState, origin, config } = useEntryEditor()
  const error = useFieldError('slug')
  const [typed, setTyped] = useState<string>()
  const { slug } = draft.content
  const isPublic = publicationStatus(publicationState, Date.now()) === 'published'
  const isMoved = isPublic && slug !== publicationState.publishedSlug
  const shown = typed ?? slug
  return (
    <Field
      label="URL slug"
      error={error}
      hint={
        <>
          <span className="break-all">{origin + config.pathFor(slug || '…')}</span>
          {isMoved && <span className="mt-1 block">The old URL will redirect here when you publish.</span>}
        </>
      }
    >
      {(control) => (
        <TextInput
          {...control}
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          value={shown}
          onChange={(event) => {
            setTyped(event.target.value)
            draft.change({ slug: slugify(event.target.value) })
          }}
          onBlur={() => setTyped(undefined)}
        />
      )}
    </Field>
  )
}

/** Puts the piece into the trash and leads to the list, with a way back for as long as the toast stands. */
function TrashButton() {
  const { draft, publicationState, setPublicationState, config, param } = useEntryEditor()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  if (draft.state.revision === 0) return null

  async function remove() {
    try {
      await draft.flush()
      await fetchJson(entriesClient.post('/:type/:entryId/trash', { param }))
      await navigate(config.listPath)
      showToast('Moved to trash.', 'success', { label: 'Undo', onClick: () => void putBack() })
    } catch {
      showToast('It could not be moved to trash. Try again.', 'error')
    }
  }

  async function putBack() {
    try {
      await fetchJson(entriesClient.delete('/:type/:entryId/trash', { param }))
      setPublicationState({ isDeleted: false })
      showToast('Restored as a draft.')
      // by then the list is on the screen
      await revalidate()
    } catch {
      showToast('It could not be restored. Try again.', 'error')
    }
  }

  return publicationState.isDeleted ? (
    <Button onClick={() => void putBack()}>Restore</Button>
  ) : (
    <Button variant="danger" icon={Trash2} className="justify-self-start" onClick={() => void remove()}>
      Move to trash
    </Button>
  )
}
