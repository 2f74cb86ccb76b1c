import { ChartColumn } from 'lucide-react'
import { useEffect, useState } from 'react'
import { callApi } from '~/platform/http/api-client'
import { formatNumber } from '~/platform/text/format-number'
import { Button } from '~/ui/workspace/button'
import { Popover } from '~/ui/workspace/popover'
import { useEntryEditor } from '~/wings/publishing/writing/entry-editor-context'
import { landingPagesClient } from '../../api'
import type { Proportion } from '../../engine/compare-proportions'
import {
  clickProportion,
  emptyVariantResult,
  purchaseProportion,
  rateLabels,
  type VariantResult,
  verdictLabel,
} from '../../engine/variant-result'
import { CONTROL_VARIANT } from '../../landing-page-content'

const NOT_FOUND = 404

type VariantResultsState =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'known'; of: (id: string) => VariantResult }

interface NamedVariant {
  id: string
  name: string
}

/** What each version has brought, behind a button: how many visits saw it, clicked and bought. */
export function VariantResults({ versions }: { versions: NamedVariant[] }) {
  return (
    <Popover
      label="A/B test results"
      className="w-[34rem]"
      trigger={
        <Button variant="quiet" icon={ChartColumn}>
          Results
        </Button>
      }
    >
      <VariantResultsTable versions={versions} />
    </Popover>
  )
}

function VariantResultsTable({ versions }: { versions: NamedVariant[] }) {
  const results = useVariantResults()
  if (results.state === 'failed') return <p role="alert">Results could not be loaded. Close this and try again.</p>
  if (results.state === 'loading') {
    return <div role="status" aria-label="Loading results" className="h-32 animate-pulse rounded-md bg-wash" />
  }
  const first = results.of(CONTROL_VARIANT)
  const rows = versions.map((version) => ({ ...version, result: results.of(version.id) }))
  return (
    <div className="grid gap-3">
      <div className="min-w-0 overflow-x-auto">
        <table className="w-full tabular-nums">
          <caption className="sr-only">A/B test results</caption>
          <thead>
            <tr className="border-b border-line text-left text-muted">
              {['Variant', 'Visits', 'Clicks', 'Purchases'].map((head, at) => (
                <th key={head} scope="col" className={`py-1.5 font-medium ${at === 0 ? '' : 'pl-4 text-right'}`}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name, result }) => (
              <VariantRow key={id} name={name} result={result}>
                {id !== CONTROL_VARIANT && verdictLabel(first, result, versions.length - 1)}
              </VariantRow>
            ))}
          </tbody>
        </table>
      </div>
      <p className="text-faint">Visits in the last 90 days that saw one variant only, with 95% confidence intervals.</p>
    </div>
  )
}

function VariantRow({ name, result, children }: { name: string; result: VariantResult; children: React.ReactNode }) {
  return (
    <tr className="border-b border-line align-top">
      <th scope="row" className="py-2 text-left font-semibold">
        {name}
        {children && <span className="block font-normal text-muted">{children}</span>}
      </th>
      <td className="py-2 pl-4 text-right">{formatNumber(result.visits)}</td>
      <RateCell share={clickProportion(result)} />
      <RateCell share={purchaseProportion(result)} />
    </tr>
  )
}

function RateCell({ share }: { share: Proportion }) {
  const words = rateLabels(share)
  return (
    <td className="py-2 pl-4 text-right whitespace-nowrap">
      {words?.rate ?? '–'}
      {words && <span className="block text-faint">{words.range}</span>}
    </td>
  )
}

/** What the versions have brought, asked when somebody looks. */
function useVariantResults(): VariantResultsState {
  const { entryId } = useEntryEditor()
  const [results, setResults] = useState<VariantResultsState>({ state: 'loading' })
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    callApi(landingPagesClient.get('/:entryId/variants', { param: { entryId }, signal })).then(
      (reply) => {
        // a page that was not saved yet was seen by nobody
        const isUnsaved = !reply.ok && reply.status === NOT_FOUND
        if (!reply.ok && !isUnsaved) return setResults({ state: 'failed' })
        const variants = reply.ok ? reply.body.variants : []
        setResults({ state: 'known', of: (id) => variants.find(({ value }) => value === id) ?? emptyVariantResult })
      },
      () => {}, // given up
    )
    return () => controller.abort()
  }, [entryId])
  return results
}
