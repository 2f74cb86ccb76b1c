import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'

const scopeAttribute = { default: null, parseHTML: (element: HTMLElement) => element.getAttribute('scope') }

export const tableExtensions = [
  Table.configure({ resizable: false, allowTableNodeSelection: true }),
  TableRow,
  TableCell,
  TableHeader.extend({
    addAttributes() {
      return { ...this.parent?.(), scope: scopeAttribute }
    },
  }),
]
