import type { JSONContent } from '@tiptap/core'
import { element } from './markup'

type Inner = (content: JSONContent[] | undefined) => string

/** A table with its first rows as the head when they hold headers only. */
export function tableHtml({ content: rows = [] }: JSONContent, inner: Inner) {
  const headRows = rows.findIndex((row) => !isHead(row))
  const bodyFrom = headRows === -1 ? rows.length : headRows
  const head = rows.slice(0, bodyFrom).map((row) => rowHtml(row, inner))
  const body = rows.slice(bodyFrom).map((row) => rowHtml(row, inner))
  return element('table', {}, part('thead', head) + part('tbody', body))
}

function part(tag: string, rows: string[]) {
  return rows.length > 0 ? element(tag, {}, rows.join('')) : ''
}

function isHead({ content: cells = [] }: JSONContent) {
  return cells.length > 0 && cells.every(({ type }) => type === 'tableHeader')
}

function rowHtml({ content: cells = [] }: JSONContent, inner: Inner) {
  return element('tr', {}, cells.map((cell) => cellHtml(cell, inner)).join(''))
}

function cellHtml({ type, attrs = {}, content }: JSONContent, inner: Inner) {
  const { align, scope, colspan, rowspan } = attrs
  const spans = { colspan: colspan === 1 ? null : colspan, rowspan: rowspan === 1 ? null : rowspan }
  return type === 'tableHeader'
    ? element('th', { align, scope, ...spans }, inner(content))
    : element('td', { align, ...spans }, inner(content))
}
