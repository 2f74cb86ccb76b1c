import { ArrowDown, ArrowUp, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { IconButton } from '~/ui/workspace/button'
import { Menu, MenuItem, MenuSeparator } from '~/ui/workspace/menu'
import type { ClusterTopic } from '../cluster'

interface TopicMenuProps {
  topic: ClusterTopic
  index: number
  count: number
  onEdit: () => void
  onMove: (to: number) => void
  onRemove: () => void
}

export function TopicMenu({ topic: { keyphrase }, index, count, onEdit, onMove, onRemove }: TopicMenuProps) {
  return (
    <Menu trigger={<IconButton icon={Ellipsis} label={`Actions: ${keyphrase}`} />}>
      <MenuItem icon={Pencil} onSelect={onEdit}>
        Edit…
      </MenuItem>
      <MenuItem icon={ArrowUp} disabled={index === 0} onSelect={() => onMove(index - 1)}>
        Move up
      </MenuItem>
      <MenuItem icon={ArrowDown} disabled={index === count - 1} onSelect={() => onMove(index + 1)}>
        Move down
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={Trash2} isDanger onSelect={onRemove}>
        Remove
      </MenuItem>
    </Menu>
  )
}
