import { type RefObject, useRef } from 'react'

type LineMark = 'error' | 'hint'

interface LineNumberedTextareaProps extends Omit<React.ComponentProps<'textarea'>, 'onChange' | 'value'> {
  value: string
  onChange: (text: string) => void
  /** Lines that something is wrong with. */
  lineMarks: ReadonlyMap<number, LineMark>
  textareaRef: RefObject<HTMLTextAreaElement | null>
}

const FEWEST_ROWS = 10
const MAX_ROWS = 24

/** A text with the numbers of its lines; lines are not broken, so that each number stands beside its own. */
export function LineNumberedTextarea({
  value,
  onChange,
  lineMarks,
  textareaRef,
  ...control
}: LineNumberedTextareaProps) {
  const numbers = useRef<HTMLOListElement>(null)
  const lines = value.split('\n').length
  return (
    <div className="flex overflow-hidden rounded-md border border-faint bg-surface font-mono text-dense has-aria-invalid:border-danger">
      <div aria-hidden="true" className="shrink-0 overflow-hidden border-r border-line bg-wash select-none">
        <ol ref={numbers} className="py-2 text-right leading-6 tabular-nums">
          {Array.from({ length: lines }, (_, at) => at + 1).map((line) => (
            <li key={line} className={`min-w-11 px-2 ${looks[lineMarks.get(line) ?? 'none']}`}>
              {line}
            </li>
          ))}
        </ol>
      </div>
      <textarea
        {...control}
        ref={textareaRef}
        wrap="off"
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        rows={Math.min(Math.max(lines + 1, FEWEST_ROWS), MAX_ROWS)}
        className="min-w-0 flex-1 resize-none overflow-auto bg-transparent px-3 py-2 leading-6 whitespace-pre text-ink -outline-offset-2"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onScroll={({ currentTarget }) => {
          // beside React: the numbers must not lag behind the text
          if (numbers.current) numbers.current.style.transform = `translateY(${-currentTarget.scrollTop}px)`
        }}
      />
    </div>
  )
}

const looks = {
  error: 'bg-danger/12 font-semibold text-danger',
  hint: 'bg-warning/14 font-semibold text-warning',
  none: 'text-faint',
}

/** Selects a line of the text and brings it into view. */
export function selectLine(area: HTMLTextAreaElement | null, line: number) {
  if (!area) return
  const lines = area.value.split('\n')
  const start = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0)
  area.focus()
  area.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0))
  const lineHeight = Number.parseFloat(getComputedStyle(area).lineHeight)
  area.scrollTop = (line - 1) * lineHeight - area.clientHeight / 2
}
