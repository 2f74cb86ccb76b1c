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
  error?: string | null
  /** Older texts have pictures in a paragraph of their own instead of a figure. */
  isUnwrapped?: boolean
}

const imageAttributes = ['src', 'srcset', 'sizes', 'width', 'height', 'alt'] as const

function imageAttribute(name: string) {
  return {
    default: null,
    parseHTML: (element: HTMLElement) => element.querySelector('img')?.getAttribute(name) ?? null,
    rendered: false,
  }
}

/** A figure with one picture and its caption. */
export const Picture = Node.create({
  name: 'picture',
  group: 'block',
  content: 'caption',
  draggable: true,
  isolating: true,
  addAttributes: () => ({
    ...Object.fromEntries(imageAttributes.map((name) => [name, imageAttribute(name)])),
    isUnwrapped: { default: false, parseHTML: (element) => element.hasAttribute('data-bare'), rendered: false },
    uploadId: { default: null, rendered: false },
    error: { default: null, rendered: false },
  }),
  parseHTML: () => [
    { tag: 'figure', getAttrs: (figure) => matchSinglePicture(figure), contentElement: extractCaption },
  ],
  renderHTML: ({ node }) => {
    const figure = document.createElement('figure')
    figure.toggleAttribute('data-bare', node.attrs.isUnwrapped)
    const image = figure.appendChild(document.createElement('img'))
    for (const name of imageAttributes) if (node.attrs[name] !== null) image.setAttribute(name, node.attrs[name])
    return { dom: figure, contentDOM: figure }
  },
})

/** The words below a picture: no line of the text, so what is done to lines leaves the picture alone. */
export const Caption = Node.create({
  name: 'caption',
  content: 'inline*',
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: () => ['figcaption', 0],
})

function matchSinglePicture(figure: HTMLElement) {
  return figure.querySelectorAll('img').length === 1 && !figure.hasAttribute('data-embed-url') ? {} : false
}

/** The caption alone, an empty one where there is none. */
function extractCaption(figure: globalThis.Node) {
  const caption = (figure as HTMLElement).querySelector('figcaption')?.cloneNode(true)
  const alone = document.createElement('div')
  alone.append(caption ?? document.createElement('figcaption'))
  return alone
}
