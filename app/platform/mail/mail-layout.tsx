import type { ReactNode } from 'react'
import {
  darkModeCss,
  footStyle,
  hiddenStyle,
  light,
  type MailAccents,
  MailAccentsContext,
  narrowCss,
  outlookHidden,
  textStyle,
} from './mail-styles'
import { MailTable } from './mail-table'

/** Whom a mail comes from, as its head and its foot say it. */
export interface MailSender {
  name: string
  legalName: string
  /** Postal, in lines; empty: not known. */
  address: string
  /** An address, or a path of the site; the size of the file in pixels. */
  logo: { src: string; width: number; height: number } | null
  accents: MailAccents
}

interface MailLayoutProps {
  sender: MailSender
  title: string
  /** What lists of mails show behind the subject: it adds to it. */
  preheader: string
  /** Why the reader got this mail. */
  reason: string
  children: ReactNode
}

/** Where `renderMail` puts a table for Outlook for Windows, which knows no maximum of a width. */
export const columnMarks = { start: 'mail-column', end: 'mail-column-end' }
// lists of mails fill the rest of their line with the text of the mail, unless there is something that nobody sees
const PREHEADER_END = '\u034f\u200c\u00a0'.repeat(80)

/** The frame of every mail: tables and inline styles, for Outlook and Gmail (docs/decisions/0113). */
export function MailLayout({ sender, title, preheader, reason, children }: MailLayoutProps) {
  const { accent } = sender.accents.light
  return (
    <html lang="en" dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no" />
        <title>{title}</title>
        <style>{narrowCss}</style>
        <style>{darkModeCss(sender.accents)}</style>
      </head>
      <body className="mail-page" style={{ margin: 0, padding: 0, backgroundColor: light.page }}>
        <div style={hiddenStyle}>{preheader + PREHEADER_END}</div>
        {/* some programs drop the outer elements with their language */}
        <MailTable lang="en" dir="ltr" className="mail-page" style={{ backgroundColor: light.page }}>
          <td className="mail-margin" align="center" style={{ padding: '32px 16px' }}>
            <wbr className={columnMarks.start} />
            <MailTable style={{ maxWidth: 600 }}>
              <td
                className="mail-card"
                style={{
                  padding: '28px 40px 16px',
                  backgroundColor: light.card,
                  borderTop: `4px solid ${accent}`,
                  borderRadius: 8,
                }}
              >
                <MailHead sender={sender} />
                <h1
                  dir="auto"
                  className="mail-ink"
                  style={{ ...textStyle, margin: '24px 0 16px', fontSize: 24, lineHeight: '32px', fontWeight: 700 }}
                >
                  {title}
                </h1>
                <MailAccentsContext value={sender.accents}>{children}</MailAccentsContext>
              </td>
            </MailTable>
            <MailTable style={{ maxWidth: 600 }}>
              <td className="mail-foot" style={{ padding: '20px 40px 0' }}>
                <MailFoot sender={sender} reason={reason} />
              </td>
            </MailTable>
            <wbr className={columnMarks.end} />
          </td>
        </MailTable>
      </body>
    </html>
  )
}

const LOGO_HEIGHT = 32
const MAX_LOGO_WIDTH = 160

/** The logo before the name, as on the site. Outlook for Windows knows no WebP and shows the name alone. */
function MailHead({ sender: { name, logo } }: { sender: MailSender }) {
  return (
    <MailTable width={undefined}>
      {logo && (
        <td style={outlookHidden}>
          {/* of a picture that is not lazy, React would preload it by a link in the head */}
          <img
            src={logo.src}
            alt=""
            className="mail-logo"
            loading="lazy"
            {...fitLogo(logo)}
            style={{ ...outlookHidden, display: 'block', border: 0 }}
          />
        </td>
      )}
      <td
        dir="auto"
        className="mail-ink"
        style={{ ...textStyle, ...(logo && { paddingLeft: 10 }), fontSize: 18, fontWeight: 700 }}
      >
        {name}
      </td>
    </MailTable>
  )
}

function fitLogo({ width, height }: { width: number; height: number }) {
  const scale = Math.min(LOGO_HEIGHT / height, MAX_LOGO_WIDTH / width)
  const scaled = (side: number) => Math.max(1, Math.round(side * scale))
  return { width: scaled(width), height: scaled(height) }
}

function MailFoot({ sender: { legalName, address }, reason }: Pick<MailLayoutProps, 'sender' | 'reason'>) {
  const lines = [legalName, ...address.split('\n')].map((line) => line.trim()).filter(Boolean)
  return (
    <>
      <p className="mail-quiet" style={footStyle}>
        {reason}
      </p>
      <p dir="auto" className="mail-quiet" style={footStyle}>
        {lines.join(' · ')}
      </p>
    </>
  )
}
