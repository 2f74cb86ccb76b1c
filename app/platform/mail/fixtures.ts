import type { MailSender } from './mail-layout'
import { neutralAccents } from './mail-styles'

export function aMailSender(): MailSender {
  const logo = { src: '/media/logo.webp', width: 64, height: 64 }
  return { name: 'Harbor', legalName: 'Harbor Studio Lda.', address: 'Rua 1\nPorto', logo, accents: neutralAccents }
}
