import { Download, Printer, Share2 } from 'lucide-react'
import { useState } from 'react'
import { href } from 'react-router'
import { notFound } from '~/platform/errors/errors'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { Button } from '~/ui/workspace/button'
import { Menu, MenuItem, MenuSeparator } from '~/ui/workspace/menu'
import { PageHeader } from '~/ui/workspace/page-header'
import { userContext } from '~/wings/site/accounts/user-guard.server'
import { itemEditUrl } from '../editing/edit-urls'
import { lintPlan } from '../engine/lint-plan'
import { EXPORT_FORMATS } from '../export/export-formats'
import { PlanTabs } from '../plan-tabs'
import { findPlanFor } from '../queries.server'
import { ShareDialog } from '../share-dialog'
import { canEditPlan } from '../stored-plan'
import { PlanDocument } from '../ui/document/plan-document'
import type { Route } from './+types/plan'

export const handle = { breadcrumb: (data: { plan: { title: string } }) => data.plan.title }

export async function loader({ context, params }: Route.LoaderArgs) {
  const plan = await findPlanFor(context.get(databaseContext), context.get(userContext), params.sprintId)
  if (!plan) throw notFound('Plan')
  return { plan, findings: lintPlan(plan.plan) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return noindexMeta(loaderData ? `${loaderData.plan.title} · Plan` : 'Plan')
}

export default function PlanScreen({ loaderData: { plan, findings }, params: { sprintId } }: Route.ComponentProps) {
  const editHref = (id: string) => itemEditUrl(sprintId, plan.plan, id)
  return (
    <>
      <PageHeader
        title={plan.title}
        actions={
          <span className="flex gap-2 print:hidden">
            <Button icon={Printer} onClick={() => window.print()}>
              Print
            </Button>
            <ShareButton planId={sprintId} title={plan.title} isOwner={plan.role === 'owner'} />
            <ExportMenu sprintId={sprintId} isChangeable={canEditPlan(plan.role)} />
          </span>
        }
      >
        <PlanTabs planId={sprintId} canEdit={canEditPlan(plan.role)} />
      </PageHeader>
      <PlanDocument plan={plan.plan} findings={findings} editHref={canEditPlan(plan.role) ? editHref : undefined} />
    </>
  )
}

function ShareButton({ planId, title, isOwner }: { planId: string; title: string; isOwner: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button icon={Share2} onClick={() => setIsOpen(true)}>
        {isOwner ? 'Share' : 'People with access'}
      </Button>
      <ShareDialog planId={planId} title={title} isOpen={isOpen} onOpenChange={setIsOpen} />
    </>
  )
}

function ExportMenu({ sprintId, isChangeable }: { sprintId: string; isChangeable: boolean }) {
  return (
    <Menu trigger={<Button icon={Download}>Export</Button>}>
      {Object.entries(EXPORT_FORMATS).map(([format, label]) => (
        <MenuItem key={format} asChild>
          <a href={href('/planner/dashboard/:sprintId/export/:format', { sprintId, format })} download>
            {label}
          </a>
        </MenuItem>
      ))}
      {isChangeable && (
        <>
          <MenuSeparator />
          <MenuItem asChild>
            <a href={href('/planner/dashboard/:sprintId/github', { sprintId })}>GitHub issues…</a>
          </MenuItem>
        </>
      )}
    </Menu>
  )
}
