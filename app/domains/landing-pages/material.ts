import type { Picture } from '~/domains/media/picture'

/** What the blocks of a page name and show: it is fetched with the page. */
export interface Material {
  /** By their ids. */
  pictures: Record<string, Picture>
}

export const noMaterial: Material = { pictures: {} }
