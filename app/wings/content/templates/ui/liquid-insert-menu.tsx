import { Braces } from 'lucide-react'
import { useRef } from 'react'
import { Menu, MenuItem, MenuSeparator } from '~/ui/workspace/menu'
import { variableLabel } from '../template'
import { useTemplateEditorContext } from './template-editor-context'

const snippets: [name: string, text: string][] = [
  ['Condition', '{% if name %}…{% endif %}'],
  ['Loop', '{% for item in list %}{{ item }} {% endfor %}'],
  ['Text variation', '{{ "one|another|a third" | vary }}'],
]

interface LiquidInsertMenuProps {
  /** What it is put into. */
  field: string
  onInsert: (text: string) => void
  /** Once the menu is gone: the field takes the focus. */
  onInserted: () => void
}

/** Puts a variable, or a piece of Liquid, where the caret is. */
export function LiquidInsertMenu({ field, onInsert, onInserted }: LiquidInsertMenuProps) {
  const hasInserted = useRef(false)
  const { variables } = useTemplateEditorContext()
  const [first, list] = [variables[0]?.name ?? 'name', variables.find(({ type }) => type === 'list')?.name ?? 'list']
  const insert = (text: string) => {
    hasInserted.current = true
    onInsert(text)
  }
  return (
    <Menu
      onCloseAutoFocus={(event) => {
        if (!hasInserted.current) return
        event.preventDefault()
        hasInserted.current = false
        onInserted()
      }}
      trigger={
        <button
          type="button"
          aria-label={`Insert into ${field}`}
          className="inline-flex min-h-6 items-center gap-1 rounded-md px-1 font-medium text-muted hover:bg-wash hover:text-ink pointer-coarse:min-h-11"
        >
          <Braces size={14} aria-hidden="true" />
          Insert
        </button>
      }
    >
      {variables.map((variable) => (
        <MenuItem key={variable.name} onSelect={() => insert(`{{ ${variable.name}${filterFor(variable.type)} }}`)}>
          <span className="flex-1">{variableLabel(variable)}</span>
          <code className="text-faint">{variable.name}</code>
        </MenuItem>
      ))}
      {variables.length > 0 && <MenuSeparator />}
      {snippets.map(([name, text]) => (
        <MenuItem
          key={name}
          onSelect={() => insert(text.replace('if name', `if ${first}`).replace('in list', `in ${list}`))}
        >
          {name}
        </MenuItem>
      ))}
    </Menu>
  )
}

const filters: Record<string, string> = { money: ' | money', number: ' | number', date: ' | date', list: ' | sentence' }
const filterFor = (type: string) => filters[type] ?? ''
