import { useEffect, useMemo, useState } from 'react'
import { formatCount } from '~/platform/text/format-number'
import type { LintFinding } from '../../engine/lint-plan'
import { getItemName } from '../../item-name'
import { getPlanItems, type Plan } from '../../plan'
import { Chapter } from './chapter'
import { listChapters } from './chapters'
import { planDocumentContext } from './plan-document-context'
import { useExpandedGroups } from './use-expanded-groups'

interface PlanDocumentProps {
  plan: Plan
  /** What the linter found; readers of a link are not bothered with it. */
  findings?: LintFinding[]
  /** Where an item is edited; without it nothing offers to. */
  editHref?: (itemId: string) => string
}

/** A plan as a document to read, print and link into. It needs neither a session nor the planner's frame. */
export function PlanDocument({ plan, findings = [], editHref }: PlanDocumentProps) {
  const { shown, onShow } = useExpandedGroups(plan)
  const chapters = useMemo(() => listChapters(plan), [plan])
  const titles = useMemo(
    () => new Map(getPlanItems(plan).map((item) => [item.id, getItemName(item) || item.id])),
    [plan],
  )
  const context = useMemo(
    () => ({ editHref: editHref ?? null, titles, language: plan.language }),
    [editHref, titles, plan.language],
  )
  return (
    <planDocumentContext.Provider value={context}>
      <div className="grid grid-cols-1 gap-x-10 gap-y-6 lg:grid-cols-[13rem_minmax(0,1fr)] print:block">
        <TableOfContents chapters={chapters} />
        <article className="grid grid-cols-1 content-start gap-9 text-base print:block">
          <FindingList findings={findings} />
          {chapters.map(({ id, title, text, Body }) => (
            <Chapter key={id} id={id} title={title} text={text?.(plan)}>
              <Body plan={plan} expanded={shown} onExpand={onShow} />
            </Chapter>
          ))}
        </article>
      </div>
    </planDocumentContext.Provider>
  )
}

/** The contents beside the document, with the chapter that is read; above it where there is no room beside. */
function TableOfContents({ chapters }: { chapters: { id: string; title: string }[] }) {
  const current = useChapterInView(chapters)
  const list = (
    <ol className="grid">
      {chapters.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={current === id ? 'true' : undefined}
            className="block border-l-2 border-line py-1 pl-3 text-dense text-muted no-underline hover:text-ink aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-ink pointer-coarse:py-2.5"
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
  return (
    <nav aria-label="Contents" className="print:hidden">
      <details className="rounded-md border border-line px-3 py-2 lg:hidden">
        <summary className="text-dense font-semibold pointer-coarse:min-h-11 pointer-coarse:py-2.5">Contents</summary>
        <div className="pt-2">{list}</div>
      </details>
      <div className="sticky top-4 hidden max-h-[calc(100dvh-2rem)] overflow-y-auto lg:block">{list}</div>
    </nav>
  )
}

/** The last chapter whose beginning has passed the upper part of the window. */
function useChapterInView(chapters: { id: string; title: string }[]) {
  const [current, setCurrent] = useState(chapters[0]?.id)
  useEffect(() => {
    const passed = new Map<string, boolean>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, boundingClientRect, rootBounds } of entries)
          passed.set(target.id, boundingClientRect.top < (rootBounds?.bottom ?? 0))
        setCurrent(chapters.findLast(({ id }) => passed.get(id))?.id ?? chapters[0]?.id)
      },
      { rootMargin: '0px 0px -70% 0px' },
    )
    for (const { id } of chapters) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [chapters])
  return current
}

/** What would mislead whoever builds from the plan, with the way to each place. */
function FindingList({ findings }: { findings: LintFinding[] }) {
  const words = formatCount(findings.length, 'warning')
  if (findings.length === 0) return null
  return (
    <details open={findings.length <= 5} className="rounded-md border border-warning px-3 py-2 text-dense print:hidden">
      <summary className="font-semibold text-warning pointer-coarse:min-h-11 pointer-coarse:py-2.5">{words}</summary>
      <ul className="mt-2 grid max-h-80 gap-1.5 overflow-y-auto">
        {findings.map(({ code, itemId, message }) => (
          <li key={`${code} ${itemId} ${message}`}>
            <a href={`#${itemId}`} className="tabular-nums link">
              {itemId}
            </a>{' '}
            {message}
          </li>
        ))}
      </ul>
    </details>
  )
}
