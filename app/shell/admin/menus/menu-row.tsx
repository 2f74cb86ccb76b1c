import { ArrowDown, ArrowUp, GripVertical, IndentDecrease, IndentIncrease, type LucideIcon, X } from 'lucide-react'
import { useId } from 'react'
import { IconButton } from '~/ui/workspace/button'
import { TextInput } from '~/ui/workspace/input'
import type { NamedLink } from '~/wings/site/settings/brand'
import { PageCombobox } from '~/wings/web/pages/page-combobox'
import type { Direction, TreePath } from './menu-tree'
import type { MenuTreeState } from './use-menu-tree'

interface MenuRowProps {
  state: MenuTreeState
  path: TreePath
  node: NamedLink
  /** What it is called: "link". */
  noun: string
  hasUrl: boolean
  /** It may go below another one, or leave it. */
  isNestable: boolean
  errorAt: (field: 'label' | 'url') => string | undefined
}

/** An item of a menu: what it is called, where it leads, and what can be done with it. */
export function MenuRow({ state, path, node, noun, hasUrl, isNestable, errorAt }: MenuRowProps) {
  const name = node.label || `${noun} ${path.map((at) => at + 1).join('.')}`
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the fields and buttons within it
    <div
      data-row
      data-path={path.join('.')}
      data-drop={state.dropMark(path)}
      onKeyDown={(event) => state.onKeyDown(path, event)}
      className="flex flex-wrap items-start gap-1.5 rounded-md data-[drop=after]:shadow-[0_3px_0_var(--color-accent)] data-[drop=before]:shadow-[0_-3px_0_var(--color-accent)] data-[drop=into]:bg-accent-tint"
      {...state.dropTarget(path)}
    >
      <span
        title="Drag to move"
        className="hidden h-9 w-6 shrink-0 cursor-grab place-items-center text-faint hover:text-ink pointer-fine:grid"
        {...state.dragSource(path)}
      >
        <GripVertical size={16} aria-hidden="true" />
      </span>
      <Labelled error={errorAt('label')} className="basis-36">
        {(control) => (
          <TextInput
            {...control}
            data-field="label"
            aria-label={hasUrl ? `Label of ${name}` : `Title of ${name}`}
            value={node.label}
            maxLength={40}
            placeholder={hasUrl ? 'Label' : 'Title'}
            autoComplete="off"
            onChange={({ target }) => state.change(path, { label: target.value })}
          />
        )}
      </Labelled>
      {hasUrl && (
        <Labelled error={errorAt('url')} className="basis-52">
          {(control) => (
            <PageCombobox
              {...control}
              data-field="url"
              aria-label={`Page or URL of ${name}`}
              placeholder="Find a page or enter a URL"
              query={node.url}
              onQueryChange={(url) => state.change(path, { url })}
              onSelectPage={({ path: url, title }) =>
                state.change(path, { url, ...(!node.label && { label: title.slice(0, 40) }) })
              }
            />
          )}
        </Labelled>
      )}
      <span className="ml-auto flex shrink-0">
        <MoveButton {...{ state, path, name }} direction="up" icon={ArrowUp} words="up" />
        <MoveButton {...{ state, path, name }} direction="down" icon={ArrowDown} words="down" />
        {isNestable && path.length === 2 && (
          <MoveButton {...{ state, path, name }} direction="out" icon={IndentDecrease} words="out one level" />
        )}
        {isNestable && path.length === 1 && (
          <MoveButton {...{ state, path, name }} direction="in" icon={IndentIncrease} words="below the item above" />
        )}
        <IconButton icon={X} label={`Remove ${name}`} onClick={() => state.remove(path)} />
      </span>
    </div>
  )
}

interface MoveButtonProps extends Pick<MenuRowProps, 'state' | 'path'> {
  name: string
  direction: Direction
  icon: LucideIcon
  words: string
}

/** It stays in the order of the tab key when it can do nothing: the focus would be lost on the way. */
function MoveButton({ state, path, name, direction, icon, words }: MoveButtonProps) {
  return (
    <IconButton
      icon={icon}
      label={`Move ${name} ${words}`}
      data-move={direction}
      aria-disabled={!state.canMove(path, direction)}
      className="aria-disabled:opacity-40"
      onClick={() => state.move(path, direction)}
    />
  )
}

interface LabelledProps {
  error: string | undefined
  className: string
  children: (control: { 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }) => React.ReactNode
}

function Labelled({ error, className, children }: LabelledProps) {
  const id = useId()
  return (
    <div className={`min-w-0 flex-1 ${className}`}>
      {children({ 'aria-invalid': error ? true : undefined, 'aria-describedby': error && id })}
      {error && (
        <p id={id} className="mt-1 font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
