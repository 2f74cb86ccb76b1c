import { Drawer as Dragged } from '@puckeditor/core'
import { blockWords } from '../../block-words'
import { blockTypes } from '../../new-block'

/** Types of blocks to drag onto the page; keys and fingers have “Add a block”. */
export function Drawer() {
  return (
    <section
      aria-label="Blocks to drag onto the page"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
      tabIndex={0}
      className="builder-drawer hidden min-w-0 flex-1 overflow-x-auto pointer-fine:block"
    >
      <Dragged>
        {blockTypes.map((type) => (
          <Dragged.Item key={type} name={type}>
            {() => <Chip {...blockWords[type]} />}
          </Dragged.Item>
        ))}
      </Dragged>
    </section>
  )
}

function Chip({ label, icon: Icon }: (typeof blockWords)[keyof typeof blockWords]) {
  return (
    <span className="flex min-h-8 cursor-grab items-center gap-1.5 rounded-md font-sans border border-line bg-surface px-2 text-[0.8125rem] whitespace-nowrap text-ink">
      <Icon size={15} aria-hidden="true" className="text-muted" />
      {label}
    </span>
  )
}
