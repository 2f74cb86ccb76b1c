import { Dialog } from '~/ui/workspace/dialog'
import { Kbd } from '~/ui/workspace/kbd'
import { ALT_SHORTCUTS, PLAIN_SHORTCUTS } from './shortcuts'

interface ShortcutsDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

const groups: { title: string; keys: { keys: string[]; label: string }[] }[] = [
  {
    title: 'Anywhere',
    keys: [
      ...ALT_SHORTCUTS.map(({ key, label }) => ({ keys: ['Alt', key.toUpperCase()], label })),
      { keys: ['Ctrl', 'S'], label: 'Save now' },
      { keys: ['Esc'], label: 'Close dialog' },
    ],
  },
  { title: 'Outside text fields', keys: PLAIN_SHORTCUTS.map(({ key, label }) => ({ keys: [key], label })) },
  {
    title: 'Notes list',
    keys: [
      { keys: ['↑', '↓'], label: 'Previous or next note' },
      { keys: ['Enter'], label: 'Open note' },
    ],
  },
  {
    title: 'To-do list',
    keys: [
      { keys: ['Enter'], label: 'Add item below' },
      { keys: ['Backspace'], label: 'Remove empty item' },
      { keys: ['Alt', '↑'], label: 'Move item up' },
      { keys: ['Alt', '↓'], label: 'Move item down' },
    ],
  },
  {
    title: 'Text',
    keys: [
      { keys: ['#', 'Space'], label: 'Heading' },
      { keys: ['-', 'Space'], label: 'List' },
      { keys: ['1.', 'Space'], label: 'Numbered list' },
      { keys: ['[ ]'], label: 'Checkbox' },
    ],
  },
]

/** The keys of the notes. */
export function ShortcutsDialog({ isOpen, onOpenChange }: ShortcutsDialogProps) {
  return (
    <Dialog
      title="Keyboard shortcuts"
      open={isOpen}
      onOpenChange={onOpenChange}
      className="w-[min(40rem,calc(100vw-2rem))]"
    >
      <div className="gap-8 sm:columns-2">
        {groups.map(({ title, keys }) => (
          <section key={title} aria-label={title} className="mb-5 grid break-inside-avoid gap-1.5">
            <h3 className="text-dense font-semibold">{title}</h3>
            <dl className="grid gap-1.5 text-dense">
              {keys.map((shortcut) => (
                <div key={shortcut.label} className="flex items-baseline justify-between gap-3">
                  <dt className="text-muted">{shortcut.label}</dt>
                  <dd className="flex shrink-0 gap-1">
                    {shortcut.keys.map((key) => (
                      <Kbd key={key}>{key}</Kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
