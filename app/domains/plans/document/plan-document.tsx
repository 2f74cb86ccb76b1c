import { useMemo } from 'react'
import type { Finding } from '../engine/lint-plan'
import { nameOf } from '../item-name'
import { itemsOf, type Plan } from '../plan'
import { BacklogChapter } from './backlog-chapter'
import { chaptersOf } from './chapters'
import { Contents } from './contents'
import { DataChapter } from './data-chapter'
import { documentContext } from './document-context'
import { AssumptionsChapter, CostsChapter, QuestionsChapter, ReleaseChapter, RisksChapter } from './ending-chapters'
import { Findings } from './findings'
import { GlossaryChapter, JourneysChapter, SummaryChapter, UsersChapter } from './front-chapters'
import { MetricsChapter, NonGoalsChapter, QualitiesChapter, StackChapter } from './measure-chapters'
import { RequirementsChapter, ScopeChapter } from './requirement-chapters'
import { TimelineChapter, WavesChapter } from './schedule-chapter'
import { useShownGroups } from './use-shown-groups'

interface PlanDocumentProps {
  plan: Plan
  /** What the linter found; readers of a link are not bothered with it. */
  findings?: Finding[]
  /** Where an item is edited; without it nothing offers to. */
  editHref?: (itemId: string) => string
}

/** A plan as a document to read, print and link into. It needs neither a session nor the planner's frame. */
export function PlanDocument({ plan, findings = [], editHref }: PlanDocumentProps) {
  const { shown, onShow } = useShownGroups(plan)
  const chapters = useMemo(() => chaptersOf(plan), [plan])
  const titles = useMemo(() => new Map(itemsOf(plan).map((item) => [item.id, nameOf(item) || item.id])), [plan])
  const context = useMemo(() => ({ editHref: editHref ?? null, titles }), [editHref, titles])
  return (
    <documentContext.Provider value={context}>
      <div className="grid grid-cols-1 gap-x-10 gap-y-6 lg:grid-cols-[13rem_minmax(0,1fr)] print:block">
        <Contents chapters={chapters} />
        <article className="grid grid-cols-1 content-start gap-9 text-base print:block">
          <Findings findings={findings} />
          <SummaryChapter plan={plan} />
          <UsersChapter plan={plan} />
          <JourneysChapter plan={plan} />
          <GlossaryChapter plan={plan} />
          <RequirementsChapter plan={plan} shown={shown} onShow={onShow} />
          <QualitiesChapter plan={plan} />
          <NonGoalsChapter plan={plan} />
          <ScopeChapter plan={plan} />
          <MetricsChapter plan={plan} />
          <StackChapter plan={plan} />
          <DataChapter plan={plan} />
          <BacklogChapter plan={plan} shown={shown} onShow={onShow} />
          <WavesChapter plan={plan} />
          <TimelineChapter plan={plan} />
          <CostsChapter plan={plan} />
          <RisksChapter plan={plan} />
          <ReleaseChapter plan={plan} />
          <QuestionsChapter plan={plan} />
          <AssumptionsChapter plan={plan} />
        </article>
      </div>
    </documentContext.Provider>
  )
}
