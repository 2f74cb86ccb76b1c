import { Link, useSearchParams } from 'react-router'
import { formatNumber } from '~/platform/text/format-number'
import { withSearchParams } from '~/ui/workspace/search-params'
import { hasAttributionChoice } from '../overview/attribution'
import { type Panel, panelTabs, panelTitles } from '../overview/panel'
import { AttributionSwitch } from './attribution-switch'
import { BarTable } from './bar-table'
import { CountryMap } from './country-map'
import { ExportLink } from './export-link'

interface PanelCardProps {
  panel: Panel
  /** Where its file is; null where none is offered. */
  exportPath: string | null
}

/** The first rows of a panel, with its tabs. */
export function PanelCard({ panel, exportPath }: PanelCardProps) {
  const { name, tab, columns, rows, total, mapCountries = [] } = panel
  return (
    <section
      aria-label={panelTitles[name]}
      className="flex min-w-0 flex-col rounded-lg border border-line bg-surface p-4"
    >
      <PanelTabs panel={panel} />
      {hasAttributionChoice(panel) && <AttributionSwitch />}
      {mapCountries.length > 0 && <CountryMap countries={mapCountries} />}
      {rows.length > 0 ? (
        <BarTable panel={panel} columns={columns.filter(({ isMain }) => isMain)} heading={panelHeading(name, tab)} />
      ) : (
        <p className="py-8 text-center text-dense text-muted">{emptyPanelText(name, tab)}</p>
      )}
      <PanelFooter panel={panel} exportPath={total > 0 ? exportPath : null} />
    </section>
  )
}

export function panelHeading(name: Panel['name'], tab: string) {
  const head = (panelTabs[name] as Record<string, string>)[tab] ?? ''
  return name === 'revenue' ? head : head.replace(/ies$/, 'y').replace(/s$/, '')
}

export function PanelTabs({ panel: { name, tab } }: { panel: Panel }) {
  const [params] = useSearchParams()
  return (
    <nav aria-label={panelTitles[name]} className="-mx-1 mb-2 overflow-x-auto border-b border-line">
      <ul className="flex">
        {Object.entries(panelTabs[name]).map(([value, label]) => (
          <li key={value}>
            <Link
              to={{ search: withSearchParams(params, { [name]: value, q: null, part: null }) }}
              preventScrollReset
              aria-current={value === tab ? 'true' : undefined}
              className="-mb-px flex min-h-9 items-center border-b-2 border-transparent px-2 text-dense font-medium whitespace-nowrap text-muted -outline-offset-2 hover:text-ink aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-ink pointer-coarse:min-h-11"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function PanelFooter({
  panel: { name, rows, total, caption },
  exportPath,
}: Pick<PanelCardProps, 'panel' | 'exportPath'>) {
  const [params] = useSearchParams()
  return (
    <p className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-1 pt-3 text-dense text-muted">
      <span className="mr-auto text-faint">{caption}</span>
      {total > rows.length && (
        <Link
          to={{ search: withSearchParams(params, { show: name, q: null, part: null }) }}
          className="font-medium underline-offset-3 hover:text-ink hover:underline pointer-coarse:py-2.5"
        >
          All {formatNumber(total)}
        </Link>
      )}
      {exportPath && <ExportLink name={name} path={exportPath} />}
    </p>
  )
}

function emptyPanelText(name: Panel['name'], tab: string) {
  if (name === 'events') return 'No clicks, downloads or purchases in these visits.'
  if (name === 'revenue') return 'No purchases in these visits.'
  if (['campaign', 'medium', 'term', 'content'].includes(tab))
    return `No visits with utm_${tab}. Add it to the links that you share.`
  return 'No visits.'
}
