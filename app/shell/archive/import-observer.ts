import type { ImportJournal, ReportProgress } from '~/wings/content/archives/archive-engine'

/** Who looks on while an import goes through an archive. */
export interface ImportObserver extends ImportJournal {
  reportProgress: ReportProgress
}

/** For who reads what is printed. */
export const noopObserver: ImportObserver = { recordedCount: 0, record: async () => {}, reportProgress: async () => {} }
