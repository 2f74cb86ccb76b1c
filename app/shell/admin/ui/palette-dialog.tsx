import { Command } from 'cmdk'
import { CornerDownLeft, FileText, Image as ImageIcon, Newspaper, Package, Search } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useState } from 'react'
import { Kbd } from '~/ui/workspace/kbd'
import { useNavigateWhenOnline } from '~/ui/workspace/use-navigate-when-online'
import { useRestoreFocus } from '~/ui/workspace/use-restore-focus'
import { useSignOut } from '~/wings/site/accounts/use-sign-out'
import type { ContentSearchResult } from '../content-search-result'
import { actionItems, filterPaletteItems, type PaletteItem, pageItems, signOutItem } from './palette-items'
import { useContentSearch } from './use-content-search'

interface PaletteDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export default function PaletteDialog({ isOpen, onOpenChange }: PaletteDialogProps): React.ReactNode {
  const focus = useRestoreFocus()
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 veil" />
        <Dialog.Content
          {...focus}
          aria-describedby={undefined}
          className="fixed top-[12dvh] left-1/2 z-50 w-[min(38rem,calc(100vw-1.5rem))] -translate-x-1/2 overflow-hidden rounded-lg border border-line bg-surface shadow-lift outline-none"
        >
          <Dialog.Title className="sr-only">Command palette</Dialog.Title>
          <PaletteContent onDone={() => onOpenChange(false)} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function PaletteContent({ onDone }: { onDone: () => void }) {
  const [typed, setTyped] = useState('')
  const { results, isSearching, error } = useContentSearch(typed)
  const pages = filterPaletteItems(pageItems, typed)
  const actions = filterPaletteItems(actionItems, typed)
  const isEmpty = pages.length + actions.length + results.length === 0
  return (
    <Command shouldFilter={false} label="Command palette" loop>
      <div className="flex items-center gap-3 border-b border-line px-4">
        <Search size={18} aria-hidden="true" className="shrink-0 text-faint" />
        <Command.Input
          value={typed}
          onValueChange={setTyped}
          placeholder="Search pages, content and actions"
          className="min-h-13 w-full bg-transparent text-base text-ink outline-none placeholder:text-faint"
        />
      </div>
      <Command.List className="max-h-[min(26rem,56dvh)] overflow-y-auto p-2">
        <PaletteResults results={results} onDone={onDone} />
        <PaletteGroup heading="Pages" items={pages} onDone={onDone} />
        <PaletteGroup heading="Actions" items={actions} onDone={onDone} />
      </Command.List>
      <p role="status" className="px-4 text-dense text-muted not-empty:pb-3">
        {error && `Search failed. ${error}`}
        {isSearching && isEmpty && 'Searching'}
        {!isSearching && !error && isEmpty && `No results for “${typed.trim()}”.`}
      </p>
      <PaletteFooter />
    </Command>
  )
}

const groupClassName =
  '[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:py-1.5 [&_[cmdk-group-heading]]:text-dense [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-faint'
const itemClassName =
  'control flex cursor-pointer items-center gap-3 rounded-md px-2.5 aria-selected:bg-accent-tint forced-colors:aria-selected:outline-2'

interface PaletteGroupProps {
  heading: string
  items: PaletteItem[]
  onDone: () => void
}

function PaletteGroup({ heading, items, onDone }: PaletteGroupProps) {
  const navigate = useNavigateWhenOnline()
  const signOut = useSignOut()
  function run(entry: PaletteItem) {
    onDone()
    if (entry === signOutItem) void signOut()
    else if (entry.path) void navigate(entry.path)
  }
  if (items.length === 0) return null
  return (
    <Command.Group heading={heading} className={groupClassName}>
      {items.map((entry) => (
        <Command.Item
          key={entry.label}
          value={`${heading} ${entry.label}`}
          onSelect={() => run(entry)}
          className={itemClassName}
        >
          <entry.icon size={17} aria-hidden="true" className="shrink-0 text-muted" />
          {entry.label}
        </Command.Item>
      ))}
    </Command.Group>
  )
}

const resultKinds = {
  post: { icon: Newspaper, label: 'Post' },
  product: { icon: Package, label: 'Product' },
  'landing-page': { icon: FileText, label: 'Landing page' },
  picture: { icon: ImageIcon, label: 'Image' },
}

function PaletteResults({ results, onDone }: { results: ContentSearchResult[]; onDone: () => void }) {
  const navigate = useNavigateWhenOnline()
  if (results.length === 0) return null
  return (
    <Command.Group heading="Content" className={groupClassName}>
      {results.map(({ id, kind, title, description, path }) => {
        const { icon: Icon, label } = resultKinds[kind]
        return (
          <Command.Item
            key={id}
            value={id}
            onSelect={() => {
              onDone()
              void navigate(path)
            }}
            className={itemClassName}
          >
            <Icon size={17} aria-hidden="true" className="shrink-0 text-muted" />
            <span className="min-w-0 truncate">{title}</span>
            <span className="ml-auto shrink-0 pl-3 text-faint">{description || label}</span>
          </Command.Item>
        )
      })}
    </Command.Group>
  )
}

function PaletteFooter() {
  return (
    <div
      aria-hidden="true"
      className="flex gap-4 border-t border-line bg-wash px-4 py-2 text-dense text-faint pointer-coarse:hidden"
    >
      <span>
        <Kbd>↑</Kbd> <Kbd>↓</Kbd> to move
      </span>
      <span className="inline-flex items-center gap-1">
        <Kbd>
          <CornerDownLeft size={12} />
        </Kbd>
        to open
      </span>
      <span>
        <Kbd>Esc</Kbd> to close
      </span>
    </div>
  )
}
