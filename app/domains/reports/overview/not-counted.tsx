import type { OverviewReport } from './overview-report'

const reasonWords: Record<string, [one: string, many: string]> = {
  program: ['by a program', 'by programs'],
  flood: ['too many at once', 'too many at once'],
  malformed: ['not understood', 'not understood'],
  foreign: ['from other sites', 'from other sites'],
  prefetch: ['page fetched ahead', 'pages fetched ahead'],
  replay: ['sent twice', 'sent twice'],
  'data-centre': ['from a data centre', 'from data centres'],
}

/** What was sent and is in no figure: "Not counted: 1,203 programs, 12 too many at once". */
export function NotCounted({ refused }: Pick<OverviewReport, 'refused'>) {
  if (refused.length === 0) return null
  const said = refused.map(({ reason, count }) => {
    const [one, many] = reasonWords[reason] ?? [reason, reason]
    return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
  })
  return <p className="text-dense text-faint tabular-nums">Not counted: {said.join(', ')}.</p>
}
