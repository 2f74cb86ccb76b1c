import type { MenuItem, MenuLimits } from '~/wings/site/settings/menus'

/** Where an item stands: an entry of the menu, or one below an entry. */
export type TreePath = readonly [item: number] | readonly [item: number, child: number]

/** Where an item is dropped: beside another one, or below one of the first level as its last. */
export interface Drop {
  over: TreePath
  where: 'before' | 'after' | 'into'
}

export type Direction = 'up' | 'down' | 'in' | 'out'

export interface TreeRules extends MenuLimits {
  /** Items of the first level may go below others, and those below may leave them. Else they differ: columns and links. */
  canNest: boolean
}

type Node = MenuItem | MenuItem['children'][number]

const keys = new WeakMap<object, string>()
let lastKey = 0

/** A key that stays with an item wherever it goes. */
export function keyOf(node: object) {
  const key = keys.get(node) ?? `item-${++lastKey}`
  keys.set(node, key)
  return key
}

function withPart<Item extends Node>(node: Item, part: Partial<MenuItem>): Item {
  const changed = { ...node, ...part }
  keys.set(changed, keyOf(node))
  return changed
}

export function nodeAt(tree: MenuItem[], [item, child]: TreePath): Node | undefined {
  return child === undefined ? tree[item] : tree[item]?.children[child]
}

/** The tree with an item that is called otherwise or leads elsewhere. */
export function changeItem(tree: MenuItem[], [item, child]: TreePath, part: { label?: string; url?: string }) {
  const parent = tree[item]
  if (!parent) return tree
  if (child === undefined) return tree.with(item, withPart(parent, part))
  const children = parent.children.map((link, at) => (at === child ? withPart(link, part) : link))
  return tree.with(item, withPart(parent, { children }))
}

/** The tree with an empty item at the end: of its first level, or below the item at `parent`. */
export function addItem(tree: MenuItem[], parent?: number): { tree: MenuItem[]; path: TreePath } {
  const above = parent === undefined ? undefined : tree[parent]
  if (parent === undefined || !above)
    return { tree: [...tree, { label: '', url: '', children: [] }], path: [tree.length] }
  return {
    tree: insert(tree, [parent, above.children.length], { label: '', url: '' }),
    path: [parent, above.children.length],
  }
}

export function removeItem(tree: MenuItem[], [item, child]: TreePath): MenuItem[] {
  const parent = tree[item]
  if (child === undefined || !parent) return tree.toSpliced(item, 1)
  return tree.with(item, withPart(parent, { children: parent.children.toSpliced(child, 1) }))
}

/** The tree with the item at this place; what stands there and after it moves on. */
export function insert(tree: MenuItem[], [item, child]: TreePath, node: Node): MenuItem[] {
  const { label, url } = node
  if (child === undefined)
    return tree.toSpliced(item, 0, 'children' in node ? node : withPart({ ...node, children: [] }, {}))
  const parent = tree[item]
  if (!parent) return tree
  const link = 'children' in node ? { label, url } : node
  return tree.with(item, withPart(parent, { children: parent.children.toSpliced(child, 0, link) }))
}

/**
 * The tree after a drop, and where the item stands then; undefined where it may not go: below itself, where there is no
 * room, with others below it on the second level, or to the other level where the levels differ.
 */
export function dropItem(tree: MenuItem[], from: TreePath, drop: Drop, rules: TreeRules) {
  const node = nodeAt(tree, from)
  const target = placeAfterRemoval(tree, from, drop)
  if (!node || !target || !mayStand(tree, node, from, target.path, target.staysInList, rules)) return undefined
  const moved = insert(removeItem(tree, from), target.path, node)
  return { tree: moved, path: target.path }
}

/** The place that a drop means, counted without the item that moves. */
function placeAfterRemoval(tree: MenuItem[], from: TreePath, { over, where }: Drop) {
  const [item, child] = from
  const isOverItself = over[0] === item && (child === undefined || over[1] === child)
  if (isOverItself) return undefined
  // an item of the first level that leaves makes those after it move up
  const shift = child === undefined && item < over[0] ? 1 : 0
  const parent = over[0] - shift
  if (where === 'into') {
    const staysInList = child !== undefined && item === over[0]
    const count = tree[over[0]]?.children.length ?? 0
    return { path: [parent, staysInList ? count - 1 : count] as const, staysInList }
  }
  const step = where === 'after' ? 1 : 0
  if (over[1] === undefined) return { path: [parent + step] as const, staysInList: child === undefined }
  const staysInList = child !== undefined && item === over[0]
  const gap = staysInList && child < over[1] ? 1 : 0
  return { path: [parent, over[1] - gap + step] as const, staysInList }
}

function mayStand(tree: MenuItem[], node: Node, from: TreePath, to: TreePath, staysInList: boolean, rules: TreeRules) {
  const changesLevel = from.length !== to.length
  if (changesLevel && !rules.canNest) return false
  if (staysInList) return true
  if (to.length === 1) return tree.length < rules.items
  const hasChildren = 'children' in node && node.children.length > 0
  const parent = removeItem(tree, from)[to[0]]
  return !hasChildren && parent !== undefined && parent.children.length < rules.children
}

/** What a key or a button means as a drop; undefined where there is nothing in that direction. */
export function dropInDirection(
  tree: MenuItem[],
  [item, child]: TreePath,
  direction: Direction,
  rules: TreeRules,
): Drop | undefined {
  const isTop = child === undefined
  if (direction === 'in') return isTop && item > 0 ? { over: [item - 1], where: 'into' } : undefined
  if (direction === 'out') return isTop ? undefined : { over: [item], where: 'after' }
  const step = direction === 'up' ? -1 : 1
  const where = direction === 'up' ? 'before' : 'after'
  if (isTop) return tree[item + step] && { over: [item + step], where }
  if (tree[item]?.children[child + step]) return { over: [item, child + step], where }
  const neighbor = tree[item + step]
  if (rules.canNest || !neighbor) return undefined
  const isBeforeFirst = direction === 'down' && neighbor.children.length > 0
  return isBeforeFirst ? { over: [item + step, 0], where: 'before' } : { over: [item + step], where: 'into' }
}
