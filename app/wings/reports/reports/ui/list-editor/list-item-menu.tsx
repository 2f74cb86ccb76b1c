import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { IconButton } from '~/ui/workspace/button'
import { Menu, MenuItem, MenuSeparator } from '~/ui/workspace/menu'

interface ListItemMenuProps {
  name: string
  onEdit: () => void
  onRemove: () => void
}

export function ListItemMenu({ name, onEdit, onRemove }: ListItemMenuProps) {
  return (
    <Menu trigger={<IconButton icon={Ellipsis} label={`Actions: ${name}`} />}>
      <MenuItem icon={Pencil} onSelect={onEdit}>
        Edit…
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={Trash2} isDanger onSelect={onRemove}>
        Delete
      </MenuItem>
    </Menu>
  )
}
