import type { Picture } from '~/domains/media/picture'

interface Link {
  label: string
  url: string
}

/** A landing page is a list of blocks, each drawn by the component of its type. Texts are plain, except `html`. */
export type Block =
  | { type: 'hero'; title: string; text: string; action: Link; secondary?: Link; note?: string; picture?: Picture }
  | { type: 'features'; title: string; items: { title: string; text: string }[] }
  | { type: 'steps'; title: string; items: { title: string; text: string }[] }
  | { type: 'numbers'; title?: string; note?: string; items: { value: string; label: string }[] }
  | { type: 'picture'; picture: Picture; caption: string }
  | { type: 'testimonial'; quote: string; name: string; role: string }
  | { type: 'rich-text'; html: string }
  | { type: 'faq'; title: string; items: { question: string; answer: string }[] }
  | { type: 'call-to-action'; title: string; text: string; action: Link }
