import { type CSSProperties, createContext } from 'react'

/** An accent color as #rrggbb, and the color of a label on it. */
export interface MailAccent {
  accent: string
  onAccent: string
}

export type MailAccents = Record<'light' | 'dark', MailAccent>

/** The colors of a sender who has none. */
export const neutralAccents: MailAccents = {
  light: { accent: '#1b1f24', onAccent: '#ffffff' },
  dark: { accent: '#eceef0', onAccent: '#1b1f24' },
}

export const MailAccentsContext = createContext(neutralAccents)

export const light = { page: '#f3f4f6', card: '#ffffff', ink: '#1b1f24', quiet: '#59636e', line: '#e1e4e8' }
const dark: typeof light = { page: '#121518', card: '#1c2024', ink: '#eceef0', quiet: '#a3adb8', line: '#383f47' }

/** In mails that are dark, Apple Mail takes these; the inline colors are those of light ones and of every other program. */
export function darkModeCss({ dark: { accent, onAccent } }: MailAccents) {
  const rules = [
    `.mail-page{background-color:${dark.page} !important}`,
    `.mail-card{background-color:${dark.card} !important;border-top-color:${accent} !important}`,
    `.mail-well{background-color:${dark.page} !important}`,
    `.mail-ink{color:${dark.ink} !important}`,
    `.mail-quiet{color:${dark.quiet} !important}`,
    `.mail-line{border-color:${dark.line} !important}`,
    `.mail-link{color:${accent} !important}`,
    `.mail-button{background-color:${accent} !important}`,
    `.mail-label{color:${onAccent} !important}`,
    // logos are made for white paper
    '.mail-logo{background-color:#ffffff !important;border-radius:6px;padding:4px !important}',
  ]
  return `@media (prefers-color-scheme:dark){${rules.join('')}}`
}

export const narrowCss =
  '@media (max-width:480px){.mail-margin{padding:16px 8px !important}.mail-card{padding:20px 20px 8px !important}.mail-foot{padding:16px 20px 0 !important}}'

// quotes of names would be escaped in the attribute, which Outlook reads wrongly
const fontFamily = '-apple-system, BlinkMacSystemFont, Segoe UI, Roboto, Helvetica, Arial, sans-serif'

export const textStyle: CSSProperties = {
  fontFamily,
  fontSize: 16,
  lineHeight: '26px',
  color: light.ink,
  wordBreak: 'break-word',
}
export const quietStyle: CSSProperties = { ...textStyle, fontSize: 14, lineHeight: '22px', color: light.quiet }
export const footStyle: CSSProperties = {
  ...quietStyle,
  margin: '0 0 8px',
  fontSize: 13,
  lineHeight: '20px',
  textAlign: 'left',
}

/** Hides from Outlook for Windows, which draws with Word. */
export const outlookHidden = { msoHide: 'all' } as CSSProperties

/** Hides what is for lists of mails only. */
export const hiddenStyle: CSSProperties = {
  ...outlookHidden,
  display: 'none',
  maxHeight: 0,
  overflow: 'hidden',
  fontSize: 1,
  lineHeight: '1px',
  color: light.page,
}
