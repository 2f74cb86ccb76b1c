import type { PageFigure } from './figure'
import { FigureList } from './figure-list'

/** The figures of a page above their chart. */
export function FiguresCard({ figures, children }: { figures: PageFigure[]; children: React.ReactNode }) {
  return (
    <section aria-label="Figures" className="grid min-w-0 gap-6 rounded-lg border border-line bg-surface p-4">
      <FigureList figures={figures} />
      {children}
    </section>
  )
}
