import { Node } from '@tiptap/core'

/** A picture of the library as a text shows it. */
export interface TextPicture {
  src: string
  alt: string
  width: number
  height: number
}

export interface PictureAttributes extends Partial<TextPicture> {
  /** Older texts name the widths themselves; today they are put in when a page is drawn. */
  srcset?: string | null
  sizes?: string | null
  /** While it is on its way to the library; such a picture is not part of the text yet. */
  uploadId?: string | null
  /** Why it did not get there. */
  fault?: string | null
  /** Older texts have pictures in a paragraph of their own instead of a figure. */
  isBare?: boolean
}

const copied = ['src', 'srcset', 'sizes', 'width', 'height', 'alt'] as const

function fromImage(name: string) {
  return {
    default: null,
    parseHTML: (element: HTMLElement) => element.querySelector('img')?.getAttribute(name) ?? null,
    rendered: false,
  }
}

/** A figure with one picture and, as its editable text, the caption. */
export const Picture = Node.create({
  name: 'picture',
  group: 'block',
  content: 'inline*',
  draggable: true,
  isolating: true,
  addAttributes: () => ({
    ...Object.fromEntries(copied.map((name) => [name, fromImage(name)])),
    isBare: { default: false, parseHTML: (element) => element.hasAttribute('data-bare'), rendered: false },
    uploadId: { default: null, rendered: false },
    fault: { default: null, rendered: false },
  }),
  parseHTML: () => [{ tag: 'figure', getAttrs: (figure) => holdsOnePicture(figure), contentElement: captionOf }],
  renderHTML: ({ node }) => [
    'figure',
    { ...(node.attrs.isBare && { 'data-bare': '' }) },
    ['img', Object.fromEntries(copied.map((name) => [name, node.attrs[name]]))],
    ['figcaption', 0],
  ],
})

function holdsOnePicture(figure: HTMLElement) {
  return figure.querySelectorAll('img').length === 1 && !figure.hasAttribute('data-embed-url') ? {} : false
}

function captionOf(figure: globalThis.Node) {
  const caption = (figure as HTMLElement).querySelector<HTMLElement>('figcaption')
  return caption ?? document.createElement('figcaption')
}
