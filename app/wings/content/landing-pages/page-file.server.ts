import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { parseFrontMatter } from '~/platform/text/front-matter'
import { slugPattern } from '~/platform/text/slug'
import { cleanArticle } from '~/rich-text/clean-html.server'
import { renderMarkdown } from '~/rich-text/render-markdown.server'
import { blockTypes } from './new-block'

const pageFileSchema = z.object({
  slug: z.string().regex(slugPattern),
  title: z.string().min(1),
  description: z.string(),
  blocks: z.array(
    z.looseObject({
      html: z.string().transform(cleanArticle).optional(),
      type: z.enum(blockTypes),
    }),
  ),
})

export type PageFile = z.output<typeof pageFileSchema>

/**
 * A landing page as a file: YAML with its blocks, or Markdown with a front matter, which is a page of one text. `{studio}`
 * stands for the studio's name, and so may other words for what `texts` has for them. @throws when the file is not a page.
 */
export async function readPageFile(
  file: string,
  studioName: string,
  texts: Record<string, string> = {},
): Promise<PageFile> {
  const source = await readFile(file, 'utf8')
  const page = file.endsWith('.md') ? readMarkdownPage(file, source) : parse(source)
  return pageFileSchema.parse(withTexts(page, Object.entries({ '{studio}': studioName, ...texts })))
}

function readMarkdownPage(file: string, source: string) {
  const { fields, body } = parseFrontMatter(source)
  return { slug: path.basename(file, '.md'), ...fields, blocks: [{ type: 'rich-text', html: renderMarkdown(body) }] }
}

function withTexts(value: unknown, texts: [placeholder: string, text: string][]): unknown {
  if (typeof value === 'string')
    return texts.reduce((before, [placeholder, text]) => before.replaceAll(placeholder, () => text), value)
  if (Array.isArray(value)) return value.map((item) => withTexts(item, texts))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withTexts(part, texts)]))
}
