import type { ImportJournal, Told } from '~/domains/archives/archive-engine'

/** Who looks on while an import goes through an archive. */
export interface LookingOn extends ImportJournal {
  told: Told
}

/** For who reads what is printed. */
export const nobodyLooksOn: LookingOn = { noted: 0, note: async () => {}, told: async () => {} }
