import { useRef } from 'react'
import { TextArea } from '~/ui/workspace/input'
import { sourceParts } from './source-parts'

const looks = { text: undefined, tag: 'text-faint', liquid: 'rounded-sm bg-accent-tint text-accent-strong' }

// the same in both layers, or the colours would not lie behind their letters
const lines = 'w-full font-mono text-[0.8125rem]/6 whitespace-pre-wrap break-words'

/** HTML as it is written, with its tags and its Liquid in colour. The colours lie behind a field whose letters are clear. */
export function SourceArea({ value, className = '', ...rest }: React.ComponentProps<'textarea'> & { value: string }) {
  const colours = useRef<HTMLPreElement>(null)
  return (
    <span className={`relative isolate block rounded-md bg-surface ${className}`}>
      <pre
        ref={colours}
        aria-hidden="true"
        className={`pointer-events-none absolute inset-0 -z-10 m-0 overflow-hidden border border-transparent px-2.5 py-1 [scrollbar-gutter:stable] forced-colors:hidden ${lines}`}
      >
        {sourceParts(value).map(({ kind, text }, at) => (
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
