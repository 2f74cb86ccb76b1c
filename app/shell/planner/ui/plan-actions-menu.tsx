import { Copy, Ellipsis, FileText, KanbanSquare, ListChecks, LogOut, Pencil, Share2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { href, Link } from 'react-router'
import { IconButton } from '~/ui/workspace/button'
import { Menu, MenuItem, MenuSeparator } from '~/ui/workspace/menu'
import { TitleDialog } from '~/ui/workspace/title-dialog'
import { ShareDialog } from '~/wings/planner/plans/share-dialog'
import { canEditPlan } from '~/wings/planner/plans/stored-plan'
import type { PlanListItem } from './plan-row'
import { usePlanActions } from './use-plan-actions'

/** What can be done with a plan of the list. */
export function PlanActionsMenu({ plan }: { plan: PlanListItem }) {
  const [open, setOpen] = useState<'rename' | 'share'>()
  const actions = usePlanActions(plan)
  const sprintId = plan.id
  const isOwner = plan.role === 'owner'
  const dialog = (name: 'rename' | 'share') => ({
    isOpen: open === name,
    onOpenChange: (isOpen: boolean) => setOpen(isOpen ? name : undefined),
  })
  return (
    <>
      <Menu trigger={<IconButton icon={Ellipsis} label={`Actions for ${plan.title}`} />}>
        <MenuLinkItem icon={FileText} to={href('/planner/dashboard/:sprintId', { sprintId })} label="Open plan" />
        <MenuLinkItem icon={KanbanSquare} to={`${href('/planner/board')}?plan=${sprintId}`} label="Open board" />
        <MenuLinkItem
          icon={ListChecks}
          to={href('/planner/build-guide/:sprintId', { sprintId })}
          label="Open build guide"
        />
        <MenuSeparator />
        {canEditPlan(plan.role) && (
          <MenuItem icon={Pencil} onSelect={() => setOpen('rename')}>
            Rename
          </MenuItem>
        )}
        <MenuItem icon={Copy} onSelect={() => void actions.copy()}>
          Duplicate
        </MenuItem>
        <MenuItem icon={Share2} onSelect={() => setOpen('share')}>
          {isOwner ? 'Share' : 'View members'}
        </MenuItem>
        <MenuSeparator />
        {isOwner ? (
          <MenuItem icon={Trash2} isDanger onSelect={() => void actions.trash()}>
            Move to trash
          </MenuItem>
        ) : (
          <MenuItem icon={LogOut} isDanger onSelect={() => void actions.leave(sprintId)}>
            Leave plan
          </MenuItem>
        )}
      </Menu>
      <TitleDialog
        heading="Rename plan"
        submitLabel="Rename"
        itemName="plan"
        title={plan.title}
        {...dialog('rename')}
        onSubmit={async (next) => next === plan.title || actions.rename(next)}
      />
      <ShareDialog planId={sprintId} title={plan.title} {...dialog('share')} onLeft={() => setOpen(undefined)} />
    </>
  )
}

function MenuLinkItem({ icon: Icon, to, label }: { icon: typeof Copy; to: string; label: string }) {
  return (
    <MenuItem asChild>
      <Link to={to}>
        <Icon size={16} aria-hidden="true" className="shrink-0" />
        {label}
      </Link>
    </MenuItem>
  )
}
