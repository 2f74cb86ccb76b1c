import { Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { callApi } from '~/platform/http/api-client'
import { Button } from '~/ui/workspace/button'
import { Dialog } from '~/ui/workspace/dialog'
import { Notice } from '~/ui/workspace/notice'
import { useMutation } from '~/ui/workspace/use-mutation'
import type { UndoForecast } from '../jobs/forecast-undo.queries.server'
import { formatPageCount, formatPictureCount, formatRedirectCount } from './format-counts'
import { importUndoPath } from './paths'

interface UndoImportDialogProps {
  runId: string
  isAgain: boolean
}

/** Asks, with the numbers of what will happen, before everything is taken back that a run has written. */
export function UndoImportDialog({ runId, isAgain }: UndoImportDialogProps) {
  const [isOpen, setOpen] = useState(false)
  const { forecast, fault } = useForecast(runId, isOpen)
  const change = useMutation()
  const path = importUndoPath(runId)
  const label = isAgain ? 'Undo the rest' : 'Undo the import'
  const isForNothing = !forecast || forecast.deleted + forecast.trashed + forecast.restored === 0

  async function undo() {
    const isDone = await change({ path, method: 'POST', json: {}, successMessage: () => 'The import is being undone.' })
    if (isDone) setOpen(false)
  }
  return (
    <Dialog
      title="Undo the whole import?"
      description="What somebody edited here since is kept and listed."
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<Button icon={Undo2}>{label}</Button>}
      footer={
        <>
          <Button onClick={() => setOpen(false)}>Keep everything</Button>
          <Button variant="primary" disabled={isForNothing} onClick={() => void undo()}>
            {label}
          </Button>
        </>
      }
    >
      {fault && <Notice kind="error" title={fault} />}
      {!fault && !forecast && <p role="status">Looking at what the import has done …</p>}
      {forecast && <Forecast forecast={forecast} />}
    </Dialog>
  )
}

function Forecast({ forecast }: { forecast: UndoForecast }) {
  const { deleted, trashed, restored, kept, redirects, pictures } = forecast
  const sentences = [
    deleted > 0 &&
      `${formatPageCount(deleted)} that nobody could see ${deleted === 1 ? 'is' : 'are'} deleted for good.`,
    trashed > 0 && `${formatPageCount(trashed)} that visitors can see ${trashed === 1 ? 'goes' : 'go'} to the trash.`,
    restored > 0 &&
      `${formatPageCount(restored)} that the import changed ${restored === 1 ? 'becomes what it was' : 'become what they were'}.`,
    kept > 0 &&
      `${formatPageCount(kept)} ${kept === 1 ? 'is' : 'are'} kept: edited by hand since, or changed by a later import.`,
    redirects > 0 &&
      `Up to ${formatRedirectCount(redirects)} from old addresses ${redirects === 1 ? 'is' : 'are'} removed.`,
    pictures > 0 &&
      `Up to ${formatPictureCount(pictures)} that came with it ${pictures === 1 ? 'is' : 'are'} deleted, if nothing else shows them.`,
  ].filter((sentence) => sentence !== false)
  if (sentences.length === 0) return <p>Nothing of it is left here.</p>
  return (
    <ul className="grid list-disc gap-1.5 pl-5">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}

/** What would happen now; asked for each time that the dialog opens. */
function useForecast(runId: string, isOpen: boolean) {
  const [found, setFound] = useState<{ forecast?: UndoForecast; fault?: string }>({})
  useEffect(() => {
    if (!isOpen) return
    setFound({})
    const asking = new AbortController()
    callApi<UndoForecast>({ path: importUndoPath(runId), method: 'GET', signal: asking.signal }).then(
      (reply) => setFound(reply.ok ? { forecast: reply.body } : { fault: reply.message }),
      () => {}, // the dialog was closed meanwhile
    )
    return () => asking.abort()
  }, [runId, isOpen])
  return found
}
