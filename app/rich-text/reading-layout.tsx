import type { OutlineHeading } from './outline'

const MIN_HEADINGS = 3

interface ReadingLayoutProps {
  outline: OutlineHeading[]
  children: React.ReactNode
}

/** A text with its contents beside it, or folded above it on narrow screens. */
export function ReadingLayout({ outline, children }: ReadingLayoutProps) {
  if (outline.length < MIN_HEADINGS) return <div className="wrap">{children}</div>
  return (
    <div className="wrap grid gap-10 lg:grid-cols-[minmax(0,1fr)_16rem] lg:gap-20">
      <details data-links="navigation" className="group rounded-md border border-line lg:hidden">
        <summary className="px-4 py-3 font-semibold">On this page</summary>
        <div className="px-4 pb-3">
          <ContentsList outline={outline} />
        </div>
      </details>
      <nav aria-label="On this page" className="order-last hidden lg:block">
        <div className="sticky top-8 max-h-[calc(100dvh-4rem)] overflow-y-auto">
          <p className="mb-2 text-small font-semibold">On this page</p>
          <ContentsList outline={outline.filter(({ level }) => level === 2)} />
        </div>
      </nav>
      <div className="min-w-0">{children}</div>
    </div>
  )
}

function ContentsList({ outline }: { outline: OutlineHeading[] }) {
  return (
    <ul data-island="contents" className="border-l border-line text-small">
      {outline.map(({ id, text, level }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className={`-ml-px flex min-h-9 items-center border-l-2 border-transparent py-1.5 pr-2 text-muted hover:border-accent hover:text-ink aria-[current]:border-accent aria-[current]:text-ink pointer-coarse:min-h-11 ${level === 3 ? 'pl-8' : 'pl-4'}`}
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}
