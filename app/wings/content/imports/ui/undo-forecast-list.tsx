import { useApiQuery } from '~/kits/api/use-api-query'
import { formatCount } from '~/platform/text/format-number'
import { Notice } from '~/ui/workspace/notice'
import { importsClient } from '../api'
import type { UndoForecast } from '../jobs/forecast-undo.queries.server'

/** What undoing a run would do now, in numbers. */
export function UndoForecastList({ runId }: { runId: string }) {
  const call = importsClient.get('/:importId/undo', { param: { importId: runId } })
  const { data, error } = useApiQuery(call, { pauseMs: 0 })
  if (error) return <Notice kind="error" title={error} />
  return data ? <Forecast forecast={data} /> : <p role="status">Loading …</p>
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
