import { useEffect, useState } from 'react'
import type { ChapterEntry } from './chapters'

/** The contents beside the document, with the chapter that is read; above it where there is no room beside. */
export function Contents({ chapters }: { chapters: ChapterEntry[] }) {
  const current = useChapterInView(chapters)
  const list = (
    <ol className="grid">
      {chapters.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={current === id ? 'true' : undefined}
            className="block border-l-2 border-line py-1 pl-3 text-dense text-muted no-underline hover:text-ink aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-ink pointer-coarse:py-2.5"
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
  return (
    <nav aria-label="Contents" className="print:hidden">
      <details className="rounded-md border border-line px-3 py-2 lg:hidden">
        <summary className="text-dense font-semibold pointer-coarse:min-h-11 pointer-coarse:py-2.5">Contents</summary>
        <div className="pt-2">{list}</div>
      </details>
      <div className="sticky top-4 hidden max-h-[calc(100dvh-2rem)] overflow-y-auto lg:block">{list}</div>
    </nav>
  )
}

/** The last chapter whose beginning has passed the upper part of the window. */
function useChapterInView(chapters: ChapterEntry[]) {
  const [current, setCurrent] = useState(chapters[0]?.id)
  useEffect(() => {
    const passed = new Map<string, boolean>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, boundingClientRect, rootBounds } of entries)
          passed.set(target.id, boundingClientRect.top < (rootBounds?.bottom ?? 0))
        setCurrent(chapters.findLast(({ id }) => passed.get(id))?.id ?? chapters[0]?.id)
      },
      { rootMargin: '0px 0px -70% 0px' },
    )
    for (const { id } of chapters) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [chapters])
  return current
}
