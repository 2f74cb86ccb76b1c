import { Fragment, type ReactNode, use } from 'react'
import { light, MailAccentsContext, quietStyle, textStyle } from './mail-styles'
import { MailTable } from './mail-table'

/* The parts of a mail. `mailHtmlToText` knows exactly these and MailLayout, so every mail can be read both ways. */

export interface MailTemplate {
  subject: string
  /** A MailLayout. */
  body: ReactNode
}

export function MailText({ children }: { children: ReactNode }) {
  return (
    <p dir="auto" className="mail-ink" style={{ ...textStyle, margin: '0 0 16px' }}>
      {withLineBreaks(children)}
    </p>
  )
}

/** Smaller: terms, and what is said once for the record. */
export function MailNote({ children }: { children: ReactNode }) {
  return (
    <p dir="auto" className="mail-quiet" style={{ ...quietStyle, margin: '0 0 16px' }}>
      {withLineBreaks(children)}
    </p>
  )
}

/** What comes before a list of rows. */
export function MailHeading({ children }: { children: ReactNode }) {
  return (
    <h2 className="mail-ink" style={{ ...textStyle, margin: '24px 0 8px', fontWeight: 700 }}>
      {children}
    </h2>
  )
}

// of text that wraps as it was typed, Outlook and Gmail know only this
function withLineBreaks(children: ReactNode) {
  if (typeof children !== 'string') return children
  return children.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))
}

interface MailLinkProps {
  href: string
  children: ReactNode
}

/** The one thing that a mail wants its reader to do; everything else is a MailLink. */
export function MailButton({ href, children }: MailLinkProps) {
  const { accent, onAccent } = use(MailAccentsContext).light
  return (
    <MailBlock>
      <MailTable width={undefined}>
        <td
          className="mail-button"
          align="center"
          // Outlook knows padding of cells, everybody else of links: there, all of the button can be pressed
          style={{ msoPaddingAlt: '12px 24px', backgroundColor: accent, borderRadius: 6 } as object}
        >
          <a
            href={href}
            dir="auto"
            className="mail-label"
            style={{
              ...textStyle,
              display: 'inline-block',
              padding: '12px 24px',
              lineHeight: '22px',
              fontWeight: 600,
              color: onAccent,
              textDecoration: 'none',
            }}
          >
            {children}
          </a>
        </td>
      </MailTable>
    </MailBlock>
  )
}

export function MailLink({ href, children }: MailLinkProps) {
  const { accent } = use(MailAccentsContext).light
  return (
    <p style={{ ...textStyle, margin: '0 0 12px' }}>
      <a href={href} className="mail-link" style={{ color: accent, textDecoration: 'underline' }}>
        {children}
      </a>
    </p>
  )
}

/** Something to copy, such as a key, with its name. */
export function MailCode({ name, code }: { name: string; code: string }) {
  return (
    <MailBlock>
      <MailTable>
        <td className="mail-well" style={{ padding: '12px 16px', backgroundColor: light.page, borderRadius: 6 }}>
          <p className="mail-quiet" style={{ ...quietStyle, margin: 0 }}>
            {`${name}:`}
          </p>
          <p className="mail-ink" style={{ ...textStyle, margin: 0, fontFamily: 'Menlo, Consolas, monospace' }}>
            {code}
          </p>
        </td>
      </MailTable>
    </MailBlock>
  )
}

type MailRow = [name: string, value: string]

/** Facts with their names, one below the other; empty ones are left out. */
export function MailRows({ rows }: { rows: MailRow[] }) {
  return <MailFacts rows={rows} nameWidth="32%" valueAlign="left" />
}

/** Amounts or counts, below each other at the right, with their sum if they have one. Empty ones are left out. */
export function MailAmounts({ rows, total }: { rows: MailRow[]; total?: MailRow }) {
  return <MailFacts rows={rows} total={total} nameWidth="60%" valueAlign="right" />
}

interface MailFactsProps {
  rows: MailRow[]
  total?: MailRow
  nameWidth: string
  valueAlign: 'left' | 'right'
}

function MailFacts({ rows, total, nameWidth, valueAlign }: MailFactsProps) {
  const filled = [...rows, ...(total ? [total] : [])].filter(([, value]) => value !== '')
  if (filled.length === 0) return null
  return (
    <MailBlock>
      <table width="100%" cellPadding={0} cellSpacing={0} border={0} style={{ borderCollapse: 'collapse' }}>
        <tbody>
          {filled.map((row) => (
            <MailFact key={row[0]} row={row} isTotal={row === total} nameWidth={nameWidth} valueAlign={valueAlign} />
          ))}
        </tbody>
      </table>
    </MailBlock>
  )
}

const factStyle = { padding: '8px 0', borderTop: `1px solid ${light.line}`, verticalAlign: 'top' } as const

interface MailFactProps extends Pick<MailFactsProps, 'nameWidth' | 'valueAlign'> {
  row: MailRow
  isTotal: boolean
}

function MailFact({ row: [name, value], isTotal, nameWidth, valueAlign }: MailFactProps) {
  const isAmount = valueAlign === 'right'
  const style = { ...factStyle, fontWeight: isTotal ? 700 : 400 }
  return (
    <tr>
      <th
        scope="row"
        dir="auto"
        align="left"
        className={`${isAmount ? 'mail-ink' : 'mail-quiet'} mail-line`}
        style={{ ...(isAmount ? textStyle : quietStyle), ...style, width: nameWidth, paddingRight: 16 }}
      >
        {name}
      </th>
      <td
        dir={isAmount ? 'ltr' : 'auto'}
        align={valueAlign}
        className="mail-ink mail-line"
        style={{ ...textStyle, ...style }}
      >
        {withLineBreaks(value)}
      </td>
    </tr>
  )
}

/** Room below, where Outlook knows no margin: around tables. */
function MailBlock({ children }: { children: ReactNode }) {
  return (
    <MailTable>
      <td style={{ padding: '4px 0 20px' }}>{children}</td>
    </MailTable>
  )
}
