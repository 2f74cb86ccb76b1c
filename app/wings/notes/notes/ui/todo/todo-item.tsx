import { GripVertical } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, memo } from 'react'
import { MAX_NOTE_ITEM_LENGTH, type NoteItem } from '../../note'
import type { TodoItems } from './use-todo-items'

interface TodoItemProps {
  item: NoteItem
  itemKey: string
  at: number
  isLast: boolean
  verbs: TodoItems['verbs']
  /** How far it gives way to what is dragged. */
  shift: number
  isDragged: boolean
  gripProps: (at: number) => React.ComponentProps<'button'>
  onGrip: (at: number, grip: HTMLElement) => void
}

export const TodoItem = memo(function TodoItem(props: TodoItemProps) {
  const { item, itemKey, at, verbs, shift, isDragged, gripProps, onGrip } = props
  const name = item.text.trim() || `item ${at + 1}`
  return (
    <li
      data-item={itemKey}
      style={shift === 0 ? undefined : { transform: `translateY(${shift}px)` }}
      className={`group/item flex items-start rounded-md bg-paper ${isDragged ? 'relative z-10 shadow-lift' : 'transition-transform duration-150'}`}
    >
      <button
        type="button"
        aria-label={`Actions for ${name}`}
        aria-haspopup="menu"
        className="grid h-9 w-6 shrink-0 cursor-grab touch-none place-items-center text-faint opacity-60 group-hover/item:opacity-100 hover:text-ink focus-visible:opacity-100 pointer-coarse:-ml-2 pointer-coarse:size-11"
        {...gripProps(at)}
        onClick={({ currentTarget }) => onGrip(at, currentTarget)}
      >
        <GripVertical size={16} aria-hidden="true" />
      </button>
      <label className="grid size-9 shrink-0 cursor-pointer place-items-center pointer-coarse:size-11">
        <input
          type="checkbox"
          aria-label={`Done: ${name}`}
          checked={item.done}
          onChange={() => verbs.toggle(at)}
          // a tick neither moves the cursor nor opens a phone's keyboard
          onMouseDown={(event) => event.preventDefault()}
          className="size-5 accent-accent"
        />
      </label>
      <textarea
        rows={1}
        aria-label={`Item ${at + 1}`}
        placeholder="List item"
        maxLength={MAX_NOTE_ITEM_LENGTH}
        value={item.text}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        onChange={({ target }) => verbs.write(at, target.value.replaceAll('\n', ' '))}
        onKeyDown={(event) => onItemKey(event, props)}
        onPaste={(event) => onItemPaste(event, props)}
        className={`field-sizing-content min-h-9 w-full min-w-0 resize-none rounded-md bg-transparent px-1.5 py-1.5 text-small -outline-offset-2 placeholder:text-faint pointer-coarse:min-h-11 pointer-coarse:py-2 pointer-coarse:text-base ${item.done ? 'text-muted line-through' : ''}`}
      />
    </li>
  )
})

type Item = Pick<TodoItemProps, 'at' | 'isLast' | 'verbs' | 'item'>

function onItemKey(event: KeyboardEvent<HTMLTextAreaElement>, { at, isLast, verbs, item }: Item) {
  if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
  const { key, altKey, currentTarget: field } = event
  const caret = field.selectionStart === field.selectionEnd ? field.selectionStart : undefined
  const action = altKey
    ? { ArrowUp: () => verbs.move(at, at - 1), ArrowDown: () => verbs.move(at, at + 1) }[key]
    : {
        Enter: () => verbs.insert(at),
        Backspace: item.text === '' ? () => verbs.removeEmpty(at) : undefined,
        ArrowUp: caret === 0 && at > 0 ? () => verbs.focus(at - 1) : undefined,
        ArrowDown: caret === item.text.length && !isLast ? () => verbs.focus(at + 1, 0) : undefined,
      }[key]
  if (!action) return
  event.preventDefault()
  action()
}

function onItemPaste(event: ClipboardEvent<HTMLTextAreaElement>, { at, verbs }: Item) {
  const { selectionStart: start, selectionEnd: end } = event.currentTarget
  if (verbs.paste(at, { start, end }, event.clipboardData.getData('text/plain'))) event.preventDefault()
}
