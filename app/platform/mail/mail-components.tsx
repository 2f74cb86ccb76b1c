import type { ReactNode } from 'react'

/** What a mail is made of. `plainText` knows exactly these parts, so every mail can be read both ways. */
export interface MailTemplate {
  subject: string
  body: ReactNode
}

const ink = '#1b1f24'
const quiet = '#59636e'
const font = "16px/1.6 system-ui, -apple-system, 'Segoe UI', sans-serif"

interface MailLayoutProps {
  /** Who writes, under the text. */
  sender: string
  children: ReactNode
}

export function MailLayout({ sender, children }: MailLayoutProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
      </head>
      <body style={{ margin: 0, padding: '32px 16px', font, color: ink }}>
        <main style={{ maxWidth: 560, margin: '0 auto' }}>
          {children}
          <p style={{ margin: '32px 0 0', color: quiet, fontSize: 14 }}>{sender}</p>
        </main>
      </body>
    </html>
  )
}

export function MailTitle({ children }: { children: ReactNode }) {
  return <h1 style={{ margin: '0 0 16px', fontSize: 22, lineHeight: 1.3 }}>{children}</h1>
}

export function MailText({ children }: { children: ReactNode }) {
  return <p style={{ margin: '0 0 16px', whiteSpace: 'pre-wrap' }}>{children}</p>
}

export function MailButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <p style={{ margin: '0 0 16px' }}>
      <a
        href={href}
        style={{
          display: 'inline-block',
          padding: '12px 20px',
          borderRadius: 6,
          background: ink,
          color: '#ffffff',
          textDecoration: 'none',
        }}
      >
        {children}
      </a>
    </p>
  )
}

/** A link that asks for nothing: what the mail is not about. */
export function MailLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <p style={{ margin: '0 0 16px', color: quiet, fontSize: 14 }}>
      <a href={href} style={{ color: quiet }}>
        {children}
      </a>
    </p>
  )
}

/** Facts with their names, one below the other; empty ones are left out. */
export function MailRows({ rows }: { rows: [name: string, value: string][] }) {
  return (
    <table style={{ margin: '0 0 16px', borderCollapse: 'collapse' }}>
      <tbody>
        {rows
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <tr key={name}>
              <th
                scope="row"
                style={{
                  padding: '4px 16px 4px 0',
                  textAlign: 'left',
                  verticalAlign: 'top',
                  color: quiet,
                  fontWeight: 400,
                }}
              >
                {name}
              </th>
              <td style={{ padding: '4px 0', whiteSpace: 'pre-wrap' }}>{value}</td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}
