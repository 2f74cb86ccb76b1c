import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { notFound } from '~/platform/errors/errors'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { PageHeader } from '~/ui/workspace/page-header'
import { userContext } from '~/wings/site/accounts/user-guard.server'
import { type EditedPart, findPartOfSection } from '../editing/edit-urls'
import { EDITABLE_SECTIONS, findSection } from '../editing/sections'
import { PLAN_PARTS, type Plan, type PlanPart, type Section } from '../plan'
import { PlanTabs } from '../plan-tabs'
import { findPlanFor } from '../queries.server'
import { ReadOnlyNotice } from '../read-only-notice'
import { canEditPlan } from '../stored-plan'
import { BriefForm } from '../ui/editor/brief-form'
import { ItemList } from '../ui/editor/item-list'
import { PartNav } from '../ui/editor/part-nav'
import { RegeneratePartDialog } from '../ui/editor/regenerate-part-dialog'
import type { Route } from './+types/plan-edit'

export const handle = { breadcrumb: (data: { stored: { title: string } }) => data.stored.title }

export async function loader({ context, params }: Route.LoaderArgs) {
  const stored = await findPlanFor(context.get(databaseContext), context.get(userContext), params.sprintId)
  if (!stored) throw notFound('Plan')
  return { stored }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return noindexMeta(loaderData ? `Edit ${loaderData.stored.title}` : 'Edit')
}

/** The part that the address names, or the one that its item is in. */
function partFromSearch(params: URLSearchParams, plan: Plan): EditedPart {
  const named = params.get('part')
  if (named && Object.hasOwn(PLAN_PARTS, named)) return named as PlanPart
  const section = findSection(params.get('item') ?? '', plan)
  return section ? findPartOfSection(section) : 'brief'
}

export default function PlanEditScreen({ loaderData: { stored }, params: { sprintId } }: Route.ComponentProps) {
  const [params] = useSearchParams()
  const part = partFromSearch(params, stored.plan)
  return (
    <>
      <PageHeader title={stored.title}>
        <PlanTabs planId={sprintId} canEdit={canEditPlan(stored.role)} />
      </PageHeader>
      {canEditPlan(stored.role) ? (
        <div className="grid grid-cols-1 gap-x-10 gap-y-5 lg:grid-cols-[13rem_minmax(0,1fr)]">
          <PartNav sprintId={sprintId} current={part} />
          {part === 'brief' ? (
            <BriefForm sprintId={sprintId} title={stored.title} brief={stored.brief} revision={stored.revision} />
          ) : (
            <PartEditor key={part} sprintId={sprintId} plan={stored.plan} part={part} firstOpen={params.get('item')} />
          )}
        </div>
      ) : (
        <ReadOnlyNotice />
      )}
    </>
  )
}

interface PartEditorProps {
  sprintId: string
  plan: Plan
  part: PlanPart
  firstOpen: string | null
}

function PartEditor({ sprintId, plan, part, firstOpen }: PartEditorProps) {
  const [openId, setOpenId] = useState(firstOpen)
  const sections: readonly Section[] = PLAN_PARTS[part]
  const lists = EDITABLE_SECTIONS.filter((section) => sections.includes(section))
  return (
    <div className="grid grid-cols-1 content-start gap-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-xl text-muted">
          {part === 'schedule'
            ? 'Waves and sprints are calculated from the tasks, estimates and team.'
            : 'Your edits are kept when you regenerate this section.'}
        </p>
        <RegeneratePartDialog sprintId={sprintId} part={part} />
      </div>
      {lists.map((section) => (
        <ItemList key={section} sprintId={sprintId} plan={plan} section={section} openId={openId} onOpen={setOpenId} />
      ))}
    </div>
  )
}
