import { Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { callApi } from '~/platform/http/api-client'
import { formatCount } from '~/platform/text/format-number'
import { Button } from '~/ui/workspace/button'
import { Dialog } from '~/ui/workspace/dialog'
import { Notice } from '~/ui/workspace/notice'
import { useMutation } from '~/ui/workspace/use-mutation'
import { importsClient } from '../api'
import type { UndoForecast } from '../jobs/forecast-undo.queries.server'

interface UndoImportDialogProps {
  runId: string
  isAgain: boolean
}

/** Asks, with the numbers of what will happen, before everything is taken back that a run has written. */
export function UndoImportDialog({ runId, isAgain }: UndoImportDialogProps) {
  const [isOpen, setOpen] = useState(false)
  const { forecast, fault } = useForecast(runId, isOpen)
  const change = useMutation()
  const label = isAgain ? 'Undo remaining' : 'Undo import'
  const isForNothing = !forecast || forecast.deleted + forecast.trashed + forecast.restored === 0

  async function undo() {
    const isDone = await change({
      ...importsClient.post('/:importId/undo', { param: { importId: runId } }),
      successMessage: () => 'Undoing import.',
    })
    if (isDone) setOpen(false)
  }
  return (
    <Dialog
      title="Undo import?"
      description="Content edited here since the import is kept."
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<Button icon={Undo2}>{label}</Button>}
      footer={
        <>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button variant="primary" disabled={isForNothing} onClick={() => void undo()}>
            {label}
          </Button>
        </>
      }
    >
      {fault && <Notice kind="error" title={fault} />}
      {!fault && !forecast && <p role="status">Loading …</p>}
      {forecast && <Forecast forecast={forecast} />}
    </Dialog>
  )
}

function Forecast({ forecast }: { forecast: UndoForecast }) {
  const { deleted, trashed, restored, kept, redirects, pictures } = forecast
  const sentences = [
    deleted > 0 &&
      `${formatCount(deleted, 'page')} (not published) ${deleted === 1 ? 'is' : 'are'} permanently deleted.`,
    trashed > 0 && `${formatCount(trashed, 'page')} (published) ${trashed === 1 ? 'is' : 'are'} moved to trash.`,
    restored > 0 && `${formatCount(restored, 'page')} updated by the import ${restored === 1 ? 'is' : 'are'} reverted.`,
    kept > 0 && `${formatCount(kept, 'page')} ${kept === 1 ? 'is' : 'are'} kept because of later edits or imports.`,
    redirects > 0 &&
      `Up to ${formatCount(redirects, 'redirect')} from old URLs ${redirects === 1 ? 'is' : 'are'} deleted.`,
    pictures > 0 &&
      `Up to ${formatCount(pictures, 'image')} from the import ${pictures === 1 ? 'is' : 'are'} deleted if not used elsewhere.`,
  ].filter((sentence) => sentence !== false)
  if (sentences.length === 0) return <p>There is nothing left to undo.</p>
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
    const { signal } = asking
    callApi(importsClient.get('/:importId/undo', { param: { importId: runId }, signal })).then(
      (reply) => setFound(reply.ok ? { forecast: reply.body } : { fault: reply.message }),
      () => {}, // the dialog was closed meanwhile
    )
    return () => asking.abort()
  }, [runId, isOpen])
  return found
}
