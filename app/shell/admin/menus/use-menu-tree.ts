import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { showToast } from '~/ui/toaster'
import type { MenuItem } from '~/wings/site/settings/menus'
import {
  addItem,
  changeItem,
  type Direction,
  type Drop,
  dropInDirection,
  dropItem,
  insert,
  nodeAt,
  removeItem,
  type TreePath,
  type TreeRules,
} from './menu-tree'

interface UseMenuTreeOptions {
  tree: MenuItem[]
  rules: TreeRules
  onChange: (tree: MenuItem[]) => void
}

const directionOfKey: Record<string, Direction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'out',
  ArrowRight: 'in',
}

/** What can be done with the items of a menu; the focus stays with the item that moves. */
export function useMenuTree(props: UseMenuTreeOptions) {
  const { tree, rules, onChange } = props
  const latest = useRef(props)
  latest.current = props
  const [announcement, setAnnouncement] = useState('')
  const { root, focusLater } = useFocusAfterChange(tree)

  function drop(from: TreePath, to: Drop, find: string) {
    const moved = dropItem(tree, from, to, rules)
    if (!moved) return
    onChange(moved.tree)
    const [item, child] = moved.path
    const parent = child === undefined ? undefined : moved.tree[item]
    const place = `${(child ?? item) + 1} of ${(parent?.children ?? moved.tree).length}`
    setAnnouncement(`${labelOf(moved.tree, moved.path)} is now ${place}${parent ? ` below ${parent.label}` : ''}.`)
    focusLater(moved.path, find)
  }

  const dropOf = (path: TreePath, direction: Direction) => dropInDirection(tree, path, direction, rules)

  function move(path: TreePath, direction: Direction, find = `[data-move="${direction}"]`) {
    const to = dropOf(path, direction)
    if (to) drop(path, to, find)
  }

  /** Alt with an arrow; within a field left and right stay those of the text, which go by words on some machines. */
  function onKeyDown(path: TreePath, event: KeyboardEvent) {
    const direction = event.altKey ? directionOfKey[event.key] : undefined
    const focused = event.target as HTMLElement
    const isInField = focused.matches('input')
    if (!direction || (isInField && (direction === 'in' || direction === 'out'))) return
    event.preventDefault()
    event.stopPropagation()
    move(path, direction, isInField ? `[data-field="${focused.dataset.field}"]` : undefined)
  }

  function add(parent?: number) {
    const added = addItem(tree, parent)
    onChange(added.tree)
    focusLater(added.path, 'input')
  }

  function remove(path: TreePath) {
    const [node, label] = [nodeAt(tree, path), labelOf(tree, path)]
    if (!node) return
    onChange(removeItem(tree, path))
    focusLater(path, '[data-move="up"]')
    const undo = () => latest.current.onChange(insert(latest.current.tree, path, node))
    showToast(`${label} was removed.`, 'success', { label: 'Undo', onClick: undo })
  }

  return {
    root,
    announcement,
    move,
    add,
    remove,
    onKeyDown,
    change: (path: TreePath, part: { label?: string; url?: string }) => onChange(changeItem(tree, path, part)),
    canMove: (path: TreePath, direction: Direction) => {
      const to = dropOf(path, direction)
      return to !== undefined && dropItem(tree, path, to, rules) !== undefined
    },
    ...useDragging(
      (from, to) => drop(from, to, 'input'),
      (from, to) => dropItem(tree, from, to, rules) !== undefined,
    ),
  }
}

export type MenuTreeState = ReturnType<typeof useMenuTree>

export const labelOf = (tree: MenuItem[], path: TreePath) => nodeAt(tree, path)?.label || 'The new item'

/** Moves the focus once the items are drawn; to the button that adds one when there is no such item. */
function useFocusAfterChange(tree: MenuItem[]) {
  const root = useRef<HTMLDivElement>(null)
  const wanted = useRef<{ path: TreePath; find: string }>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tree changes when items come, go or move
  useEffect(() => {
    if (!wanted.current) return
    const { path, find } = wanted.current
    wanted.current = undefined
    const row = root.current?.querySelector(`[data-path="${path.join('.')}"]`)
    const target = row?.querySelector(find) ?? root.current?.querySelector('[data-add]')
    if (target instanceof HTMLElement) target.focus()
  }, [tree])
  const focusLater = (path: TreePath, find: string) => {
    wanted.current = { path, find }
  }
  return { root, focusLater }
}

/** Dragging with a pointer; fingers and keys have the buttons. */
function useDragging(onDrop: (from: TreePath, to: Drop) => void, isPossible: (from: TreePath, to: Drop) => boolean) {
  const [dragged, setDragged] = useState<TreePath>()
  const [target, setTarget] = useState<Drop>()
  function stop() {
    setDragged(undefined)
    setTarget(undefined)
  }
  const dragSource = (path: TreePath) => ({
    draggable: true,
    onDragStart(event: DragEvent<Element>) {
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', path.join('.'))
      const row = event.currentTarget.closest('[data-row]')
      if (row) event.dataTransfer.setDragImage(row, 16, 16)
      setDragged(path)
    },
    onDragEnd: stop,
  })
  const dropTarget = (path: TreePath) => ({
    onDragOver(event: DragEvent) {
      if (!dragged) return
      event.stopPropagation()
      const drop = dropOver(path, event).find((way) => isPossible(dragged, way))
      setTarget(drop)
      if (drop) event.preventDefault()
    },
    onDrop(event: DragEvent) {
      if (!dragged || !target) return
      event.preventDefault()
      event.stopPropagation()
      onDrop(dragged, target)
      stop()
    },
  })
  /** How a drop would go at this item. */
  const dropMark = (path: TreePath) => (target && path.join('.') === target.over.join('.') ? target.where : undefined)
  return { dragSource, dropTarget, dropMark }
}

/** What a drop at this height of a row means, the likeliest first: in its middle it goes below it. */
function dropOver(over: TreePath, { clientY, currentTarget }: DragEvent): Drop[] {
  const { top, height } = currentTarget.getBoundingClientRect()
  const part = (clientY - top) / height
  const side: Drop = { over, where: part < 0.5 ? 'before' : 'after' }
  const into: Drop = { over, where: 'into' }
  if (over.length === 2) return [side]
  return part > 0.3 && part < 0.7 ? [into, side] : [side, into]
}
