interface ChapterProps {
  /** Its place in the page. */
  id: string
  title: string
  /** What the chapter is for, or what it comes to. */
  text?: string
  children: React.ReactNode
}

/** A chapter of the document. */
export function Chapter({ id, title, text, children }: ChapterProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-6 border-t border-line pt-7 first-of-type:border-0 first-of-type:pt-0 print:mt-8 print:border-0 print:pt-0"
    >
      <h2 id={`${id}-title`} className="text-[1.5rem] leading-tight print:break-after-avoid">
        {title}
      </h2>
      {text && <p className="mt-1 max-w-2xl text-muted">{text}</p>}
      <div className="mt-4 grid grid-cols-1 gap-5">{children}</div>
    </section>
  )
}

export function Subheading({ children, id }: { children: React.ReactNode; id?: string }) {
  return (
    <h3 id={id} className="font-sans text-[1.0625rem] font-semibold tracking-normal print:break-after-avoid">
      {children}
    </h3>
  )
}

interface ChapterTableProps {
  label: string
  headings: string[]
  rows: { key: string; id?: string; cells: React.ReactNode[] }[]
  /** Columns of figures, which stand at the right. */
  numericColumns?: number[]
}

/** A table of the document; a narrow window scrolls it. */
export function ChapterTable({ label, headings, rows, numericColumns = [] }: ChapterTableProps) {
  const side = (index: number) => (numericColumns.includes(index) ? 'text-right tabular-nums' : 'text-left')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
    <section aria-label={`${label}, table`} tabIndex={0} className="overflow-x-auto print:overflow-visible">
      <table className={`w-full border-collapse text-dense ${headings.length > 3 ? 'max-sm:min-w-xl' : ''}`}>
        <thead>
          <tr>
            {headings.map((text, index) => (
              <th
                key={text}
                scope="col"
                className={`border-b border-faint py-1.5 pr-4 font-semibold whitespace-nowrap last:pr-0 ${side(index)}`}
              >
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, id, cells }) => (
            <tr
              key={key}
              id={id}
              className="group/item scroll-mt-20 align-top target:bg-accent-tint print:break-inside-avoid"
            >
              {cells.map((cell, index) => (
                <td key={headings[index]} className={`border-b border-line py-2 pr-4 last:pr-0 ${side(index)}`}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
