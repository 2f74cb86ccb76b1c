import { useRef } from 'react'
import { Field } from '~/ui/workspace/field'
import { TextArea, TextInput } from '~/ui/workspace/input'
import { LiquidInsertMenu } from './liquid-insert-menu'
import { tokenizeSource } from './source-tokens'

const looks = { text: undefined, tag: 'text-faint', liquid: 'rounded-sm bg-accent-tint text-accent-strong' }

// the same in both layers, or the colours would not lie behind their letters
const lines = 'w-full font-mono text-[0.8125rem]/6 whitespace-pre-wrap break-words'

interface LiquidFieldProps {
  label: string
  hint?: React.ReactNode
  error?: string
  value: string
  rows: number
  isCode?: boolean
  onChange: (value: string) => void
}

/** A text in which Liquid may stand, with what is wrong with it and a menu of what can be put in. */
export function LiquidField({ label, hint, error, value, rows, isCode = false, onChange }: LiquidFieldProps) {
  const control = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const caret = useRef(0)

  function insert(text: string) {
    const { current } = control
    const [from, to] = [current?.selectionStart ?? value.length, current?.selectionEnd ?? value.length]
    onChange(value.slice(0, from) + text + value.slice(to))
    caret.current = from + text.length
  }

  function goOn() {
    control.current?.focus()
    control.current?.setSelectionRange(caret.current, caret.current)
  }

  const menu = <LiquidInsertMenu field={label} onInsert={insert} onInserted={goOn} />
  const Control = isCode ? HighlightedTextarea : rows > 1 ? TextArea : TextInput
  return (
    <Field label={label} hint={hint} error={error} labelAside={menu}>
      {(properties) => (
        <Control
          {...properties}
          ref={control}
          {...(rows > 1 && { rows })}
          value={value}
          spellCheck={!isCode}
          autoComplete="off"
          onChange={(event: { target: { value: string } }) => onChange(event.target.value)}
          className="w-full"
        />
      )}
    </Field>
  )
}

/** HTML as it is written, with its tags and its Liquid in colour. The colours lie behind a field whose letters are clear. */
function HighlightedTextarea({ value, className = '', ...rest }: React.ComponentProps<'textarea'> & { value: string }) {
  const colours = useRef<HTMLPreElement>(null)
  return (
    <span className={`relative isolate block rounded-md bg-surface ${className}`}>
      <pre
        ref={colours}
        aria-hidden="true"
        className={`pointer-events-none absolute inset-0 -z-10 m-0 overflow-hidden border border-transparent px-2.5 py-1 [scrollbar-gutter:stable] forced-colors:hidden ${lines}`}
      >
        {tokenizeSource(value).map(({ kind, text }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is nothing but its place
          <span key={at} className={looks[kind]}>
            {text}
          </span>
        ))}
        {'\n'}
      </pre>
      <TextArea
        {...rest}
        value={value}
        onScroll={({ currentTarget }) => {
          if (colours.current) colours.current.scrollTop = currentTarget.scrollTop
        }}
        className={`block bg-transparent text-transparent caret-ink [scrollbar-gutter:stable] ${lines}`}
      />
    </span>
  )
}
