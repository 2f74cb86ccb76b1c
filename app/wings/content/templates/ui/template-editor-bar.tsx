import { ArrowLeft, History, Save, Sparkles } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { callApi } from '~/platform/http/api-client'
import { showToast } from '~/ui/toaster'
import { Button, ButtonLink } from '~/ui/workspace/button'
import { Sheet } from '~/ui/workspace/dialog'
import { Notice } from '~/ui/workspace/notice'
import { PageHeader } from '~/ui/workspace/page-header'
import { RelativeTime } from '~/ui/workspace/relative-time'
import { templatesClient } from '../api'
import { generateFromTemplatePath, templatesPath } from '../paths'
import { LiquidHelpSheet } from './liquid-help-sheet'
import type { TemplateEditorSession } from './use-template-editor'

interface Revision {
  revision: number
  savedBy: string
  savedAt: string
}

/** What can be done with the template. */
export function TemplateEditorBar({ session }: { session: TemplateEditorSession }) {
  const { id, state, revision, isBusy, save } = session
  return (
    <div className="md:sticky md:top-0 md:z-20 md:-mx-8 md:bg-paper md:px-8">
      <Link
        to={templatesPath}
        className="-ml-1 mb-1 inline-flex min-h-9 items-center gap-1.5 rounded-md px-1 text-dense font-medium text-muted hover:text-ink"
      >
        <ArrowLeft size={16} aria-hidden="true" />
        Templates
      </Link>
      <PageHeader
        title={state.name || 'New template'}
        actions={
          <>
            <LiquidHelpSheet />
            <TemplateHistorySheet session={session} />
            {revision > 0 && (
              <ButtonLink to={generateFromTemplatePath(id)} icon={Sparkles}>
                Generate
              </ButtonLink>
            )}
            <Button variant="primary" icon={Save} disabled={isBusy} onClick={() => void save()}>
              Save
            </Button>
          </>
        }
      />
    </div>
  )
}

/** The saves of the template, and the way back to each. */
function TemplateHistorySheet({ session }: { session: TemplateEditorSession }) {
  const [isOpen, setOpen] = useState(false)
  const { id: templateId } = session
  async function open(revision: number) {
    const param = { templateId, revision: `${revision}` }
    const reply = await callApi(templatesClient.get('/:templateId/revisions/:revision', { param }))
    if (!reply.ok) return showToast(reply.message, 'error')
    const before = session.state
    session.setState(reply.body.state)
    setOpen(false)
    showToast(`Revision ${revision} loaded. Save to restore it.`, 'success', {
      label: 'Undo',
      onClick: () => session.setState(before),
    })
  }
  return (
    <Sheet
      title="History"
      description="The last 50 revisions. Load one, then save to restore it."
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button icon={History} disabled={session.revision === 0}>
          <span className="max-sm:sr-only">History</span>
        </Button>
      }
    >
      <Revisions templateId={templateId} onOpen={(revision) => void open(revision)} />
    </Sheet>
  )
}

function Revisions({ templateId, onOpen }: { templateId: string; onOpen: (revision: number) => void }) {
  const [revisions, setRevisions] = useState<Revision[]>()
  const [fault, setFault] = useState<string>()
  useEffect(() => {
    const asking = new AbortController()
    const { signal } = asking
    callApi(templatesClient.get('/:templateId/revisions', { param: { templateId }, signal })).then(
      (reply) => (reply.ok ? setRevisions(reply.body.revisions) : setFault(reply.message)),
      // it was closed
      () => {},
    )
    return () => asking.abort()
  }, [templateId])
  if (fault) return <Notice kind="error" title={fault} />
  if (!revisions) return <p className="text-dense text-muted">Loading history</p>
  return (
    <ul className="grid divide-y divide-line border-y border-line">
      {revisions.map(({ revision, savedBy, savedAt }) => (
        <li key={revision}>
          <button
            type="button"
            onClick={() => onOpen(revision)}
            className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-4 px-2 py-2 text-left text-dense hover:bg-wash"
          >
            <span className="font-semibold">Revision {revision}</span>
            <span className="text-muted">
              {savedBy || 'Unknown'} · <RelativeTime at={savedAt} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
