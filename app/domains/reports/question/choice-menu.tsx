import { Check, ChevronDown } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '~/ui/workspace/button'
import { Menu, MenuItem } from '~/ui/workspace/menu'

interface ChoiceMenuProps {
  /** What is chosen: "Period". */
  label: string
  chosen: string
  choices: { label: string; search: string; isCurrent: boolean }[]
}

/** One of a few, each an address. */
export function ChoiceMenu({ label, chosen, choices }: ChoiceMenuProps) {
  return (
    <Menu
      align="start"
      trigger={
        <Button>
          <span className="sr-only">{label}: </span>
          {chosen}
          <ChevronDown size={16} aria-hidden="true" />
        </Button>
      }
    >
      {choices.map(({ label, search, isCurrent }) => (
        <MenuItem key={label} asChild>
          <Link to={{ search }} preventScrollReset aria-current={isCurrent ? 'true' : undefined}>
            <Check size={16} aria-hidden="true" className={isCurrent ? '' : 'invisible'} />
            {label}
          </Link>
        </MenuItem>
      ))}
    </Menu>
  )
}
