import { Plus } from 'lucide-react'
import { useId } from 'react'
import { Button } from '~/ui/workspace/button'
import type { MenuItem } from '~/wings/site/settings/menus'
import { MenuRow } from './menu-row'
import { keyOf, type TreePath, type TreeRules } from './menu-tree'
import { type MenuTreeState, useMenuTree } from './use-menu-tree'

interface MenuTreeFieldProps {
  title: string
  hint: string
  /** What the items of the first level are called: "column". */
  noun: string
  tree: MenuItem[]
  rules: TreeRules
  /** What is wrong with `1.children.0.url`; with no path, with the menu as a whole. */
  errorAt: (path: string) => string | undefined
  onChange: (tree: MenuItem[]) => void
}

/** A menu of two levels, edited as a tree. */
export function MenuTreeField({ title, hint, noun, tree, rules, errorAt, onChange }: MenuTreeFieldProps) {
  const id = useId()
  const state = useMenuTree({ tree, rules, onChange })
  return (
    <section aria-labelledby={id} className="grid gap-3 text-dense">
      <div>
        <h2 id={id} className="text-base font-semibold">
          {title}
        </h2>
        <p className="text-faint">{hint}</p>
      </div>
      <div ref={state.root} className="grid justify-items-start gap-3">
        <ol className="grid w-full gap-3 empty:hidden">
          {tree.map((item, at) => (
            <li key={keyOf(item)} className="rounded-md border border-line bg-surface p-2 sm:p-3">
              <MenuRow
                state={state}
                path={[at]}
                node={item}
                noun={noun}
                hasUrl={rules.canNest}
                isNestable={rules.canNest}
                errorAt={(field) => errorAt(`${at}.${field}`)}
              />
              <Children {...{ state, item, at, rules, errorAt }} />
            </li>
          ))}
        </ol>
        <FieldError text={errorAt('')} />
        <Button icon={Plus} data-add disabled={tree.length >= rules.items} onClick={() => state.add()}>
          Add {noun}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {state.announcement}
      </p>
    </section>
  )
}

interface ChildrenProps extends Pick<MenuTreeFieldProps, 'rules' | 'errorAt'> {
  state: MenuTreeState
  item: MenuItem
  at: number
}

function Children({ state, item, at, rules, errorAt }: ChildrenProps) {
  const place = item.label || `item ${at + 1}`
  return (
    <div className="mt-2 grid justify-items-start gap-1.5 border-l-2 border-line pl-3 sm:ml-6">
      <ol className="grid w-full gap-1.5 empty:hidden">
        {item.children.map((link, child) => (
          <li key={keyOf(link)}>
            <MenuRow
              state={state}
              path={[at, child] satisfies TreePath}
              node={link}
              noun="link"
              hasUrl
              isNestable={rules.canNest}
              errorAt={(field) => errorAt(`${at}.children.${child}.${field}`)}
            />
          </li>
        ))}
      </ol>
      <FieldError text={errorAt(`${at}.children`)} />
      <Button
        variant="quiet"
        icon={Plus}
        disabled={item.children.length >= rules.children}
        onClick={() => state.add(at)}
        aria-label={`Add link below ${place}`}
      >
        Add link
      </Button>
    </div>
  )
}

function FieldError({ text }: { text: string | undefined }) {
  return text ? <p className="font-medium text-danger">{text}</p> : null
}
