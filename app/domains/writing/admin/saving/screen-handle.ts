import type { EditorHandle } from '~/rich-text/editor/tools'

/** What the screen asks of the part in which the words are typed. */
export interface ScreenHandle<Content> {
  focus(): void
  /** Hands over what was typed and not told yet. */
  flush(): void
  /** Shows another content, from elsewhere: a restored state, another tab's. */
  show(content: Content): void
  /** Only where one text is written. */
  link?: EditorHandle['link']
}
