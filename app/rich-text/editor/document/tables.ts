import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'

const scope = { default: null, parseHTML: (element: HTMLElement) => element.getAttribute('scope') }

export const tables = [
  Table.configure({ resizable: false, allowTableNodeSelection: true }),
  TableRow,
  TableCell,
  TableHeader.extend({
    addAttributes() {
      return { ...this.parent?.(), scope }
    },
  }),
]
