import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { IconButton } from '~/ui/workspace/button'
import { Menu, MenuItem, MenuLine } from '~/ui/workspace/menu'

interface ItemMenuProps {
  name: string
  onEdit: () => void
  onRemove: () => void
}

export function ItemMenu({ name, onEdit, onRemove }: ItemMenuProps) {
  return (
    <Menu trigger={<IconButton icon={Ellipsis} label={`Actions: ${name}`} />}>
      <MenuItem icon={Pencil} onSelect={onEdit}>
        Edit…
      </MenuItem>
      <MenuLine />
      <MenuItem icon={Trash2} isDanger onSelect={onRemove}>
        Remove
      </MenuItem>
    </Menu>
  )
}
