import { Plus } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from '~/ui/workspace/button'
import { MAX_NOTE_ITEMS } from '../../note'
import type { OwnNote } from '../../store/notes-store-types'
import type { NotesPanel } from '../use-notes-panel'
import { getRowShift, ListReorder, type ReorderState } from './list-reorder'
import { TodoItem } from './todo-item'
import { TodoItemMenu, type TodoItemMenuAnchor } from './todo-item-menu'
import { useTodoItems } from './use-todo-items'

/** The items of a note, to write, tick and put in order. */
export function TodoList({ panel, note }: { panel: NotesPanel; note: OwnNote }) {
  const { items, keys, news, list, verbs } = useTodoItems(note, panel.store)
  const { focusBody } = panel
  useLayoutEffect(() => {
    focusBody.current = () => verbs.focus(0)
    return () => {
      focusBody.current = () => {}
    }
  }, [focusBody, verbs])
  const [menu, setMenu] = useState<TodoItemMenuAnchor>()
  const [drag, setDrag] = useState<ReorderState>()
  const [order] = useState(
    () =>
      new ListReorder({ list: () => list.current, onMove: (from, to) => verbs.move(from, to), onStateChange: setDrag }),
  )
  // the same for as long as the list is there, so that a keystroke draws one item
  const onGrip = useRef((at: number, grip: HTMLElement) => {
    if (!order.wasDragged) setMenu({ at, grip })
  }).current
  return (
    <div className="px-2 py-3 md:px-4">
      <ul ref={list} aria-label="List items" className="relative">
        {items.map((item, at) => (
          <TodoItem
            key={keys[at]}
            itemKey={keys[at] ?? ''}
            item={item}
            at={at}
            verbs={verbs}
            isLast={at === items.length - 1}
            shift={getRowShift(drag, at)}
            isDragged={drag?.from === at}
            gripProps={order.gripProps}
            onGrip={onGrip}
          />
        ))}
      </ul>
      <Button
        variant="quiet"
        icon={Plus}
        className="mt-1"
        disabled={items.length >= MAX_NOTE_ITEMS}
        onClick={() => verbs.insert(items.length - 1)}
      >
        Add item
      </Button>
      <TodoItemMenu place={menu} count={items.length} verbs={verbs} onClose={() => setMenu(undefined)} />
      <p role="status" className="sr-only">
        {news}
      </p>
    </div>
  )
}
