import { createMarkdownConverter } from '~/platform/markdown/create-markdown-converter'

const convert = createMarkdownConverter()

/** Markdown (GitHub's dialect) as HTML that still has to be cleaned. @throws MarkdownTooLong */
export const pastedMarkdownToHtml = (text: string) => convert(text).html
