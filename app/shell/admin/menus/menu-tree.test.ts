import { expect, test } from 'vitest'
import type { MenuItem } from '~/wings/site/settings/menus'
import {
  addItem,
  changeItem,
  type Direction,
  type Drop,
  dropInDirection,
  dropItem,
  keyOf,
  nodeAt,
  type TreePath,
  type TreeRules,
} from './menu-tree'

const header: TreeRules = { items: 4, children: 3, canNest: true }
const footer: TreeRules = { ...header, canNest: false }

/** `a(b c) d` is the entry a with b and c below it, then d. */
function read(text: string): MenuItem[] {
  return [...text.matchAll(/(\w)(?:\(([^)]*)\))?/g)].map(([, label = '', below = '']) => ({
    label,
    url: `/${label}`,
    children: below.split(' ').flatMap((name) => (name ? [{ label: name, url: `/${name}` }] : [])),
  }))
}

function write(tree: MenuItem[] | undefined) {
  return tree
    ?.map(({ label, children }) => (children.length ? `${label}(${children.map((c) => c.label).join(' ')})` : label))
    .join(' ')
}

function move(text: string, path: TreePath, direction: Direction, rules: TreeRules) {
  const tree = read(text)
  const drop = dropInDirection(tree, path, direction, rules)
  const moved = drop && dropItem(tree, path, drop, rules)
  // the place that is answered is where the same item stands
  if (moved) expect(nodeAt(moved.tree, moved.path)?.label).toBe(nodeAt(tree, path)?.label)
  return write(moved?.tree)
}

test.each<[string, TreePath, Direction, string | undefined]>([
  ['a b c', [1], 'up', 'b a c'],
  ['a b c', [1], 'down', 'a c b'],
  ['a b c', [0], 'up', undefined],
  ['a b c', [2], 'down', undefined],
  ['a(x) b', [1], 'in', 'a(x b)'],
  ['a b', [0], 'in', undefined],
  ['a b(x)', [1], 'in', undefined],
  ['a(x y z) b', [1], 'in', undefined],
  ['a(x y) b', [0, 0], 'out', 'a(y) x b'],
  ['a(x) b c d', [0, 0], 'out', undefined],
  ['a(x y)', [0, 1], 'up', 'a(y x)'],
  ['a(x y) b', [0, 1], 'down', undefined],
  ['a(x y) b', [0], 'down', 'b a(x y)'],
])('in the bar, %s: the item at %j goes %s', (tree, path, direction, expected) => {
  expect(move(tree, path, direction, header)).toBe(expected)
})

test.each<[string, TreePath, Direction, string | undefined]>([
  ['a(x) b(y z)', [1, 0], 'up', 'a(x y) b(z)'],
  ['a(x) b(y z)', [0, 0], 'down', 'a b(x y z)'],
  ['a(x) b', [0, 0], 'down', 'a b(x)'],
  ['a(x) b(y z q)', [0, 0], 'down', undefined],
  ['a(x) b', [0, 0], 'out', undefined],
  ['a b', [1], 'in', undefined],
])('in the footer, where columns and links differ, %s: the item at %j goes %s', (tree, path, direction, expected) => {
  expect(move(tree, path, direction, footer)).toBe(expected)
})

test.each<[string, TreePath, Drop, string | undefined]>([
  ['a b c', [0], { over: [2], where: 'after' }, 'b c a'],
  ['a b c', [2], { over: [0], where: 'before' }, 'c a b'],
  ['a b c', [0], { over: [2], where: 'into' }, 'b c(a)'],
  ['a b(x y)', [0], { over: [1, 1], where: 'before' }, 'b(x a y)'],
  ['a(x y z)', [0, 0], { over: [0], where: 'into' }, 'a(y z x)'],
  ['a(x y z)', [0, 0], { over: [0, 2], where: 'before' }, 'a(y x z)'],
  ['a(x)', [0], { over: [0, 0], where: 'before' }, undefined],
  ['a(x)', [0], { over: [0], where: 'into' }, undefined],
])('dropping in %s the item at %j on %j', (text, path, drop, expected) => {
  expect(write(dropItem(read(text), path, drop, header)?.tree)).toBe(expected)
})

test('an item keeps its key when it is changed or moved within its level', () => {
  const tree = read('a(x) b')
  const key = keyOf(tree[0] as MenuItem)
  const changed = changeItem(tree, [0], { label: 'A' })
  const moved = dropItem(changed, [0], { over: [1], where: 'after' }, header)
  expect(keyOf(nodeAt(moved?.tree ?? [], [1]) ?? {})).toBe(key)
  const added = addItem(changed, 0)
  expect(keyOf(added.tree[0] as MenuItem)).toBe(key)
  expect(nodeAt(added.tree, added.path)).toEqual({ label: '', url: '' })
})
