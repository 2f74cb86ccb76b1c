import { useState } from 'react'
import { ArticleBody } from '~/rich-text/article-body'
import { Select } from '~/ui/workspace/input'
import { Notice } from '~/ui/workspace/notice'
import { Tabs } from '~/ui/workspace/tabs'
import { textModeFor } from '../engine/text-mode'
import type { PreviewedRow } from '../previewed-row'
import type { AnyTemplateContent, TemplateKind, TemplateProblem } from '../template'
import { sortFieldNames } from './content-field-labels'
import { formatFieldPath } from './format-field-path'
import { LandingPagePreview } from './landing-page-preview'

const roots: Record<TemplateKind, string> = { 'landing-page': '/', post: '/blog/', product: '/tools/' }

interface PreviewText {
  path: string
  text: string
  isHtml: boolean
}

interface PreviewPanelProps {
  kind: TemplateKind
  rows: PreviewedRow[]
  /** What the rows are called. */
  names: string[]
  isStale: boolean
  error?: string
}

/** What comes out, row by row, with everything that is wrong. */
export function TemplatePreviewPanel({ kind, rows, names, isStale, error }: PreviewPanelProps) {
  const [chosen, setChosen] = useState(0)
  const at = Math.min(chosen, Math.max(0, rows.length - 1))
  const row = rows[at]
  const wrong = rows.filter(({ problems }) => problems.length > 0).length
  return (
    <section
      aria-label="Preview"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
      tabIndex={0}
      className="grid grid-cols-1 content-start gap-4 -outline-offset-2 min-[78rem]:max-h-[calc(100dvh-6rem)] min-[78rem]:overflow-y-auto"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-[1.0625rem] font-semibold">Preview</h2>
        {rows.length > 1 && (
          <Select
            aria-label="Preview row"
            className="w-auto max-w-full"
            value={String(at)}
            options={rows.map((one, index) => ({
              value: String(index),
              label: `${names[index] ?? `Row ${index + 1}`}${one.problems.length > 0 ? ' (has errors)' : ''}`,
            }))}
            onChange={({ target }) => setChosen(Number(target.value))}
          />
        )}
      </div>
      <p role="status" className="-mt-2 text-dense text-muted">
        {previewStatusLabel(rows.length, wrong)}
      </p>
      {error && (
        <Notice kind="warning" title="Preview paused">
          {error}
        </Notice>
      )}
      {row && row.problems.length > 0 && <TemplateProblemList problems={row.problems} />}
      {row?.content && (
        <div className={`transition-opacity duration-150 ${isStale ? 'opacity-60' : ''}`}>
          <RowPreview kind={kind} row={row} content={row.content} />
        </div>
      )}
    </section>
  )
}

interface RowPreviewProps {
  kind: TemplateKind
  row: PreviewedRow
  content: AnyTemplateContent
}

/** The texts one by one, and a landing page also as visitors would see it. */
function RowPreview({ kind, row: { blockData }, content }: RowPreviewProps) {
  const texts = <PreviewTexts kind={kind} content={content} />
  if (!blockData || !('blocks' in content)) return texts
  return (
    <Tabs
      label="Preview mode"
      tabs={[
        { value: 'texts', label: 'Text', content: texts },
        { value: 'page', label: 'Page', content: <LandingPagePreview content={content} blockData={blockData} /> },
      ]}
    />
  )
}

function previewStatusLabel(count: number, wrong: number) {
  if (count === 0) return 'Checking template'
  if (wrong === 0) return count === 1 ? 'No errors.' : `No errors in ${count} rows.`
  return count === 1 ? 'This row has errors.' : `${wrong} of ${count} rows have errors.`
}

export function TemplateProblemList({ problems }: { problems: TemplateProblem[] }) {
  return (
    <ul aria-label="Errors" className="grid gap-2 rounded-md border border-danger p-3 text-dense">
      {problems.map(({ field, line, message }) => (
        <li key={`${field} ${line} ${message}`}>
          {!field.startsWith('variables.') && (
            <span className="font-semibold">
              {formatFieldPath(field)}
              {line !== undefined && `, line ${line}`}:{' '}
            </span>
          )}
          {message}
        </li>
      ))}
    </ul>
  )
}

/** The texts of a page as they came out, in reading order. */
function PreviewTexts({ kind, content }: { kind: TemplateKind; content: AnyTemplateContent }) {
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
        {collectTexts(rest, '').map(({ path, text, isHtml }) => (
          <div key={path} className="min-w-0">
            <dt className="text-faint">{formatFieldPath(path)}</dt>
            <dd className="min-w-0 break-words whitespace-pre-line">
              {isHtml ? <ArticleBody html={text} className="whitespace-normal" /> : text}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function collectTexts(value: unknown, path: string, name = '', holder: object = {}): PreviewText[] {
  if (typeof value === 'string') {
    const mode = textModeFor(name, holder)
    return mode && mode !== 'picture' && value !== '' ? [{ path, text: value, isHtml: mode === 'html' }] : []
  }
  if (typeof value !== 'object' || value === null) return []
  const below = (key: string | number) => (path ? `${path}.${key}` : String(key))
  if (Array.isArray(value)) return value.flatMap((one, at) => collectTexts(one, below(at), name, holder))
  const fields = value as Record<string, unknown>
  return sortFieldNames(Object.keys(fields)).flatMap((key) => collectTexts(fields[key], below(key), key, value))
}
