import type { JSONContent } from '@tiptap/core'
import { htmlElement } from './markup'

type RenderContent = (content: JSONContent[] | undefined) => string

/** A table with its first rows as the head when they hold headers only. */
export function tableToHtml({ content: rows = [] }: JSONContent, inner: RenderContent) {
  const headRows = rows.findIndex((row) => !isHeaderRow(row))
  const bodyFrom = headRows === -1 ? rows.length : headRows
  const head = rows.slice(0, bodyFrom).map((row) => rowToHtml(row, inner))
  const body = rows.slice(bodyFrom).map((row) => rowToHtml(row, inner))
  return htmlElement('table', {}, tablePartToHtml('thead', head) + tablePartToHtml('tbody', body))
}

function tablePartToHtml(tag: string, rows: string[]) {
  return rows.length > 0 ? htmlElement(tag, {}, rows.join('')) : ''
}

function isHeaderRow({ content: cells = [] }: JSONContent) {
  return cells.length > 0 && cells.every(({ type }) => type === 'tableHeader')
}

function rowToHtml({ content: cells = [] }: JSONContent, inner: RenderContent) {
  return htmlElement('tr', {}, cells.map((cell) => cellToHtml(cell, inner)).join(''))
}

function cellToHtml({ type, attrs = {}, content }: JSONContent, inner: RenderContent) {
  const { align, scope, colspan, rowspan } = attrs
  const spans = { colspan: colspan === 1 ? null : colspan, rowspan: rowspan === 1 ? null : rowspan }
  return type === 'tableHeader'
    ? htmlElement('th', { align, scope, ...spans }, inner(content))
    : htmlElement('td', { align, ...spans }, inner(content))
}
