import { Notice } from '~/ui/workspace/notice'
import type { Draft, TitledSection } from '../draft'
import type { Preview } from '../preview'
import { EditableTitle } from './editable-title'
import { FiguresBar } from './figures-bar'
import { type Decide, PreviewItemRow, Warning } from './preview-item-row'

interface PreviewBodyProps {
  preview: Preview
  draft: Draft
  isStale: boolean
  change: (part: Partial<Draft>) => void
}

/** What is in the plan, group by group, with what it takes. */
export function PreviewBody({ preview, draft, isStale, change }: PreviewBodyProps) {
  const items = preview.groups.flatMap((group) => group.items)
  const first = items.filter(({ decision }) => decision === 'in').length
  const decide: Decide = {
    draft,
    isStale,
    onDecide: (key, decision) =>
      change({ decisions: [...draft.decisions.filter((one) => one.key !== key), { key, decision }] }),
    onRename: (of, key, title) => change({ titles: withTitle(draft.titles, of, key, title) }),
  }
  return (
    <>
      <section aria-label="Summary" className="grid gap-2 text-dense">
        <h3 className="text-h3">
          <EditableTitle title={preview.title} label="Title of the plan" onChange={(title) => change({ title })} />
        </h3>
        <p>{preview.summary.problem}</p>
        <p className="text-muted">{preview.summary.approach}</p>
      </section>
      {preview.conflicts.map(({ reason, advice }) => (
        <Notice key={reason} kind="warning" title={reason}>
          {advice}
        </Notice>
      ))}
      {preview.warnings.map((text) => (
        <Warning key={text} text={text} />
      ))}
      <FiguresBar figures={preview.figures} isStale={isStale} />
      <p className="text-dense text-muted">
        {first} of {items.length} requirements are in the first version; the others are kept for later.
      </p>
      {preview.groups.map((group) => (
        <PreviewGroup key={group.key} group={group} decide={decide} />
      ))}
    </>
  )
}

function withTitle(titles: Draft['titles'], of: TitledSection, key: string, title: string) {
  return [...titles.filter((one) => one.of !== of || one.key !== key), { of, key, title }]
}

function PreviewGroup({ group, decide }: { group: Preview['groups'][number]; decide: Decide }) {
  const { key, title, isEpic, hours, value, items } = group
  const rename = (next: string) => decide.onRename('epics', key, next)
  return (
    <section aria-label={title} className="text-dense">
      <div className="flex items-baseline justify-between gap-3 border-b border-line pb-1.5">
        <h3 className="text-base font-semibold">
          {isEpic ? <EditableTitle title={title} label="Title of the epic" onChange={rename} /> : title}
        </h3>
        <span className="text-muted tabular-nums">{Math.round(hours)} h</span>
      </div>
      {value && <p className="pt-1.5 text-muted">{value}</p>}
      <ul>
        {items.map((item) => (
          <PreviewItemRow key={item.key} item={item} {...decide} />
        ))}
      </ul>
    </section>
  )
}
