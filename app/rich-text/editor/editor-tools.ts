import type { TextPicture } from './document/picture'
import type { TextQuote } from './text-quote'

/** A page of this site that a text can link to. */
export interface PageChoice {
  path: string
  title: string
  /** What it is, in a word: post, product. */
  kind: string
  isPublic: boolean
}

/** What the editor asks of those who use it. */
export interface EditorTools {
  /** Lets the writer choose from the library; null when they chose nothing. */
  pickPicture: () => Promise<TextPicture | null>
  /** @throws with a sentence for the writer when the file cannot be taken. */
  uploadPicture: (file: File) => Promise<TextPicture>
  searchPages: (query: string, signal?: AbortSignal) => Promise<PageChoice[]>
  /** Says something briefly to the writer. */
  notify: (sentence: string) => void
}

/** How those who use the editor reach into it. */
export interface EditorHandle {
  /** Puts another text in; it can be undone. */
  replace: (html: string) => void
  /** Gives what was typed last to `onChange`, without waiting for the next pause. */
  flush: () => void
  focus: () => void
  /** Makes words of the text a link, as a step that can be undone. False when they do not stand there, or cannot be one. */
  addLink: (words: TextQuote, href: string) => boolean
}
