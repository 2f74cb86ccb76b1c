import { Ban } from 'lucide-react'
import { Button } from '~/ui/workspace/button'
import { Menu, MenuItem } from '~/ui/workspace/menu'
import { type RejectionReason, rejectionReasonLabels } from '../review'

/** Rejects for a rule that was broken. There is none against a bad opinion. */
export function RejectMenu({ onReject }: { onReject: (reason: RejectionReason) => void }) {
  return (
    <Menu
      trigger={
        <Button icon={Ban} variant="danger">
          Reject…
        </Button>
      }
    >
      {(Object.entries(rejectionReasonLabels) as [RejectionReason, string][]).map(([reason, label]) => (
        <MenuItem key={reason} onSelect={() => onReject(reason)}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  )
}
