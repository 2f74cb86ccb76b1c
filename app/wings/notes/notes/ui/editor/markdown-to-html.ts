import { createMarkdownConverter } from '~/platform/markdown/create-markdown-converter'
import { wordsOnly } from '~/platform/markdown/words-only'

const convert = createMarkdownConverter({ breaks: true, plugins: [wordsOnly] })

/** Markdown (GitHub's dialect) as HTML that still has to be cleaned; a note has no links and no pictures. @throws MarkdownTooLong */
export const markdownToHtml = (text: string) => convert(text).html
