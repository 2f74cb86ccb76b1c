import { type RefObject, useId } from 'react'
import { TextInput } from './input'

interface ComboboxProps<Option> extends React.ComponentProps<'input'> {
  inputRef: RefObject<HTMLInputElement | null>
  /** What the list is called. */
  listLabel: string
  options: readonly Option[]
  getId: (option: Option) => string
  renderOption: (option: Option) => React.ReactNode
  /** The option that the arrow keys stand on; -1: none. */
  activeIndex: number
  isOpen: boolean
  onPick: (option: Option) => void
}

/** A field with what it may mean in a list below it. Which key does what is told by its handlers, and differs. */
export function Combobox<Option>(props: ComboboxProps<Option>) {
  const { inputRef, listLabel, options, getId, renderOption, activeIndex, isOpen, onPick, ...input } = props
  const list = useId()
  return (
    <div className="relative min-w-0">
      <TextInput
        {...input}
        ref={inputRef}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && activeIndex >= 0 ? `${list}-${activeIndex}` : undefined}
        autoComplete="off"
      />
      <div
        id={list}
        role="listbox"
        aria-label={listLabel}
        hidden={!isOpen}
        className="absolute inset-x-0 top-full z-20 mt-1.5 rounded-md border border-line bg-surface p-1 shadow-lift"
      >
        {options.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus, and its keys choose
          <div
            key={getId(option)}
            id={`${list}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === activeIndex}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onPick(option)}
            className="control grid cursor-pointer content-center rounded-md px-2.5 py-1 hover:bg-wash aria-selected:bg-wash forced-colors:aria-selected:outline-2"
          >
            {renderOption(option)}
          </div>
        ))}
      </div>
    </div>
  )
}

/** How the arrow keys move through the list. */
export const arrowKeySteps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
