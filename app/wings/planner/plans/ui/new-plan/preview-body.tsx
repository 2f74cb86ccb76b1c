import { TriangleAlert } from 'lucide-react'
import { Badge } from '~/ui/workspace/badge'
import { Checkbox } from '~/ui/workspace/input'
import { Notice } from '~/ui/workspace/notice'
import type { PlanDraft, TitledSection } from '../../drafts/plan-draft'
import type { PlanPreview, PreviewItem } from '../../drafts/plan-preview'
import { EditableTitle } from './editable-title'
import { FiguresBar } from './figures-bar'

interface PreviewActions {
  draft: PlanDraft
  /** What is shown is older than the draft. */
  isStale: boolean
  onDecide: (key: string, decision: 'in' | 'out') => void
  onRename: (of: TitledSection, key: string, title: string) => void
}

interface PreviewBodyProps {
  preview: PlanPreview
  draft: PlanDraft
  isStale: boolean
  change: (part: Partial<PlanDraft>) => void
}

/** What is in the plan, group by group, with what it takes. */
export function PreviewBody({ preview, draft, isStale, change }: PreviewBodyProps) {
  const items = preview.groups.flatMap((group) => group.items)
  const first = items.filter(({ decision }) => decision === 'in').length
  const decide: PreviewActions = {
    draft,
    isStale,
    onDecide: (key, decision) =>
      change({ decisions: [...draft.decisions.filter((one) => one.key !== key), { key, decision }] }),
    onRename: (of, key, title) => change({ titles: replaceTitle(draft.titles, of, key, title) }),
  }
  return (
    <>
      <section aria-label="Summary" className="grid gap-2 text-dense">
        <h3 className="text-h3">
          <EditableTitle title={preview.title} label="Plan title" onChange={(title) => change({ title })} />
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
        <PreviewWarning key={text} text={text} />
      ))}
      <FiguresBar figures={preview.figures} isStale={isStale} />
      <p className="text-dense text-muted">
        {first} of {items.length} requirements are in the first version, the others are planned for later.
      </p>
      {preview.groups.map((group) => (
        <PreviewGroup key={group.key} group={group} decide={decide} />
      ))}
    </>
  )
}

function replaceTitle(titles: PlanDraft['titles'], of: TitledSection, key: string, title: string) {
  return [...titles.filter((one) => one.of !== of || one.key !== key), { of, key, title }]
}

function PreviewGroup({ group, decide }: { group: PlanPreview['groups'][number]; decide: PreviewActions }) {
  const { key, title, isEpic, hours, value, items } = group
  const rename = (next: string) => decide.onRename('epics', key, next)
  return (
    <section aria-label={title} className="text-dense">
      <div className="flex items-baseline justify-between gap-3 border-b border-line pb-1.5">
        <h3 className="text-base font-semibold">
          {isEpic ? <EditableTitle title={title} label="Epic title" onChange={rename} /> : title}
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

/** A requirement with its story: in the first version or not, and the tasks that build it. */
function PreviewItemRow({ item, draft, isStale, onDecide, onRename }: PreviewActions & { item: PreviewItem }) {
  const { key, id, title, statement, story, priority, hours, tasks, reason, warnings } = item
  // what the person ticks shows at once; what the engine must keep in comes back with its reason
  const wanted = isStale ? draft.decisions.find((one) => one.key === key)?.decision : undefined
  const isIn = (wanted ?? item.decision) === 'in'
  return (
    <li className="grid grid-cols-[auto_1fr_auto] gap-x-2 border-b **:scroll-my-32 border-line py-2.5 last:border-0">
      <Checkbox
        label={`Include in first version: ${title}`}
        checked={isIn}
        onChange={({ target }) => onDecide(key, target.checked ? 'in' : 'out')}
      />
      <div className={`min-w-0 ${isIn ? '' : 'text-muted'}`}>
        <EditableTitle
          title={title}
          label={`Title of ${id}`}
          onChange={(next) => onRename('requirements', key, next)}
          className="font-semibold"
        />
        <p className="text-muted">{statement}</p>
        {!isIn && <p className="text-faint">{reason}</p>}
        {warnings.map((text) => (
          <PreviewWarning key={text} text={text} />
        ))}
        {isIn && tasks.length > 0 && <PreviewTaskList story={story} tasks={tasks} onRename={onRename} />}
      </div>
      <div className="flex flex-col items-end gap-1 tabular-nums">
        <span className={isIn ? 'font-medium' : 'text-faint line-through'}>{Math.round(hours)} h</span>
        <Badge tone={priority === 'must' ? 'accent' : 'neutral'}>{priority}</Badge>
      </div>
    </li>
  )
}

function PreviewWarning({ text }: { text: string }) {
  return (
    <p className="flex items-start gap-1.5 font-medium text-warning">
      <TriangleAlert size={15} aria-hidden="true" className="mt-0.5 shrink-0" />
      {text}
    </p>
  )
}

function PreviewTaskList({
  story,
  tasks,
  onRename,
}: Pick<PreviewActions, 'onRename'> & Pick<PreviewItem, 'story' | 'tasks'>) {
  return (
    <details>
      <summary className="cursor-pointer py-1 text-muted hover:text-ink pointer-coarse:py-3">
        {tasks.length === 1 ? 'Story and 1 task' : `Story and ${tasks.length} tasks`}
      </summary>
      {story && <p className="pb-1">{story}</p>}
      <ul className="mt-1 grid gap-1">
        {tasks.map(({ key, id, title, hours, warnings }) => (
          <li key={key} className="flex flex-wrap items-center gap-x-3">
            <span className="w-10 text-faint tabular-nums">{id}</span>
            <span className="min-w-0 flex-1 basis-40">
              <EditableTitle title={title} label={`Title of ${id}`} onChange={(next) => onRename('tasks', key, next)} />
            </span>
            <span className="text-muted tabular-nums">{hours} h</span>
            {warnings.map((text) => (
              <PreviewWarning key={text} text={text} />
            ))}
          </li>
        ))}
      </ul>
    </details>
  )
}
