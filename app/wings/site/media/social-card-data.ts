/** A title, and whose it is, as a picture of 1200 × 630 px. Texts hold only what the project's fonts can draw. */
export interface SocialCardData {
  title: string
  /** Stands above the title, in small. */
  kind: string
  brand: string
  host: string
  /** As #rrggbb. */
  colors: { ground: string; ink: string; muted: string; accent: string }
  /** Where the bytes of a picture lie. */
  cover?: string
}
