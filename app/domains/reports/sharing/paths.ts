import { mailsPath } from '../mails/paths'

export const linksPath = `${mailsPath}/links`
export const linkPath = (id: string) => `${linksPath}/${id}`
