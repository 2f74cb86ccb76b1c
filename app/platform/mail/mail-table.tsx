import type { ComponentProps } from 'react'

/** A table of one row that only places the cells in it: Outlook for Windows knows no other layout. */
export function MailTable({ children, ...attributes }: ComponentProps<'table'>) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} border={0} width="100%" {...attributes}>
      <tbody>
        <tr>{children}</tr>
      </tbody>
    </table>
  )
}
