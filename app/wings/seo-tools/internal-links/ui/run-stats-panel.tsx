import { formatCount, formatNumber } from '~/platform/text/format-number'
import type { LinkHealth } from '~/wings/web/pages/page-graph.queries.server'
import type { LinkRunStats as Figures } from '../runs/run'

/** What a dry run comes to: how many links, and what they would do to the site. */
export function RunStatsPanel({ stats }: { stats: Figures }) {
  const { links, linkedPages, pages, waiting, effect } = stats
  return (
    <section aria-label="Run summary" className="mb-6 grid gap-x-10 gap-y-5 lg:grid-cols-[auto_minmax(0,1fr)]">
      <div>
        <p className="text-h3 tabular-nums">{formatCount(links, 'link')}</p>
        <p className="text-dense text-muted">
          in {formatNumber(linkedPages)} of {formatNumber(pages)} pages
          {waiting > 0 && `; ${formatNumber(waiting)} more have unpublished changes`}.
        </p>
      </div>
      <div className="min-w-0 overflow-x-auto">
        <table className="text-dense tabular-nums">
          <caption className="sr-only">Effect on the site</caption>
          <thead>
            <tr className="text-left text-muted">
              <td className="pr-6" />
              <th scope="col" className="pr-6 text-right font-medium">
                Now
              </th>
              <th scope="col" className="text-right font-medium">
                After
              </th>
            </tr>
          </thead>
          <tbody>
            {outlookRows.map(({ label, of }) => (
              <tr key={label}>
                <th scope="row" className="py-1 pr-6 text-left font-medium">
                  {label}
                </th>
                <td className="py-1 pr-6 text-right">{of(effect.before)}</td>
                <td className="py-1 text-right font-semibold">{of(effect.after)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <RunEffects effect={effect} />
    </section>
  )
}

const outlookRows: { label: string; of: (outlook: LinkHealth) => string }[] = [
  { label: 'Orphan pages', of: ({ orphans }) => formatNumber(orphans) },
  { label: 'Unreachable pages', of: ({ unreached }) => formatNumber(unreached) },
  { label: 'Average crawl depth', of: ({ averageDepth }) => averageDepth.toFixed(2) },
]

const MAX_RISEN_PAGES = 5

/** Which pages gain. */
function RunEffects({ effect: { healed, risen } }: { effect: Figures['effect'] }) {
  if (healed.length === 0 && risen.length === 0) return null
  return (
    <div className="grid gap-1 text-dense text-muted lg:col-span-2">
      {healed.length > 0 && (
        <p>
          <b className="font-semibold text-ink">No longer orphan pages:</b> {healed.join(', ')}
        </p>
      )}
      {risen.length > 0 && (
        <p>
          <b className="font-semibold text-ink">Largest PageRank increase, over all links:</b>{' '}
          {risen
            .slice(0, MAX_RISEN_PAGES)
            .map(({ path, before, after }) => `${path} ${formatShare(before)} → ${formatShare(after)}`)
            .join(', ')}
        </p>
      )}
    </div>
  )
}

const formatShare = (rank: number) => `${(rank * 100).toFixed(2)} %`
