import { ArticleBody } from '~/rich-text/article-body'
import { modeOf } from '../engine/text-modes'
import type { AnyContent, TemplateKind } from '../template'
import { inOrder } from './content-words'
import { fieldName } from './field-name'

const roots: Record<TemplateKind, string> = { 'landing-page': '/', post: '/blog/', product: '/tools/' }

interface Text {
  path: string
  text: string
  isHtml: boolean
}

/** The texts of a page as they came out, in reading order. */
export function PreviewedPage({ kind, content }: { kind: TemplateKind; content: AnyContent }) {
  const { title, slug, ...rest } = content
  return (
    <div className="grid grid-cols-1 gap-4 rounded-md border border-line bg-surface p-4">
      <div>
        <p className="text-dense break-all text-faint">
          {roots[kind]}
          {slug}
        </p>
        <p className="text-h3 break-words">{title || 'Untitled'}</p>
      </div>
      <dl className="grid grid-cols-1 gap-3 text-dense">
        {textsIn(rest, '').map(({ path, text, isHtml }) => (
          <div key={path} className="min-w-0">
            <dt className="text-faint">{fieldName(path)}</dt>
            <dd className="min-w-0 break-words whitespace-pre-line">
              {isHtml ? <ArticleBody html={text} className="whitespace-normal" /> : text}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function textsIn(value: unknown, path: string, name = '', holder: object = {}): Text[] {
  if (typeof value === 'string') {
    const mode = modeOf(name, holder)
    return mode && mode !== 'picture' && value !== '' ? [{ path, text: value, isHtml: mode === 'html' }] : []
  }
  if (typeof value !== 'object' || value === null) return []
  const below = (key: string | number) => (path ? `${path}.${key}` : String(key))
  if (Array.isArray(value)) return value.flatMap((one, at) => textsIn(one, below(at), name, holder))
  const fields = value as Record<string, unknown>
  return inOrder(Object.keys(fields)).flatMap((key) => textsIn(fields[key], below(key), key, value))
}
